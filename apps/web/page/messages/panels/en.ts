/** What is read beside the table, the replay and the guide, in English (ICU format). */
export const en = {
  "beside the table": "Beside the table",
  "tab card": "Card",
  "tab log": "Log",
  "tab rules": "Rules",
  "card tab empty":
    "Press a card or a place on the table to read it here, and to see why it cannot be chosen now.",

  "log empty": "Nothing here yet.",
  "which turn": "Which part of the match",
  "all turns": "The whole match",
  "search log": "Search the log",
  "copy log": "Copy the log",
  copied: "Copied.",
  "copy failed": "The browser did not let it be copied.",
  "only rule": "Only rule {rule}",

  "search rules": "Search by number or words",
  "rules found": "{count, plural, =0 {No rule has this.} one {# rule} other {# rules}}",
  "above rule": "Where the rule stands",
  "all rules": "All rules",
  "no such rule": "There is no rule with this number.",
  "in this match": "In this match ({count})",
  scenarios: "{count, plural, one {# example} other {# examples}}",

  replay: "Replay",
  "replay first": "To the beginning",
  "replay back": "One step back",
  "replay play": "Play",
  "replay pause": "Pause",
  "replay forward": "One step on",
  "replay last": "To the end",
  "replay speed": "Speed",
  "replay place": "Where in the match",
  "replay at": "{at} of {entries}",
  "replay turn": "Jump to",
  "replay eyes": "Through whose eyes",
  "replay all": "See all cards",
  "replay of": "As {player}",

  "share link":
    "This link holds the whole match. Whoever opens it sees the replay; nothing is sent to a server.",
  "share long":
    "This match is too long for a link. Save it as a file and pass that on: it opens in the lobby.",
  "share packing": "The link is being made …",
  link: "Link",
  "copy link": "Copy the link",
  "share elsewhere": "Share …",

  guide: "Guide",
  "guide waits": "The guide speaks again when something new comes.",
  "guide fold": "Fold the guide",
  "guide unfold": "Unfold the guide",
  "guide got it": "Got it",
  "guide skip": "Skip the guide",
} as const;
