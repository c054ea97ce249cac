/** How a table is told whatever the game, in English (ICU format). */
export const en = {
  you: "You",
  opponent: "Opponent",
  player: "Player {number}",
  "named player": "{name} ({player})",
  turned: "turned",
  times: "{name} ×{count}",
  "between cards": ", ",
  "hidden card": "a hidden card",
  "hidden cards": "{count, plural, one {a card} other {# cards}}",
  "this card": "this card",
  "card at": "{card} – {zone}",
  "zone of": "{player}: {zone}",
  place: "{zone}, card {position}",
  ability: "{card}, ability {number}",
  "ability by": "{card}, by {text}",
  numbered: "{text} (no. {number})",
  "turned count": "{count} {turned}",
  empty: "–",
  under: "+{count} under",
  noted: "{what} ({note})",
  "ordered card": "{place, plural, =1 {1 (top)} other {#}}: {card}",
  question: "{question} [{rule}]",
  refusal: "{why} [{rule}]",
  "outcome won": "{winner} won the match. {why}",
  "outcome drawn": "The match is a draw. {why}",
  "outcome by rule": "{text} [{rule} {summary}]",
  "outcome looped":
    "The same position came again and again with nothing to choose: the match is a draw. What repeats:",
  "more lines": "… and {count} more",
  "deck form":
    "{file}:{line}:{column}: this is not how a deck file is written (at “{path}”). It has game, name and cards; each card’s id is followed by how many there are.",
  "deck name": "{file}:{line}:{column}: the name of a deck is a text of at most {most} characters.",
  "deck no fields":
    "{file}:{line}:{column}: this is neither a saved match nor how a deck file is written. A deck has game, name and cards; each card’s id is followed by how many there are.",
  "deck cards":
    "{file}:{line}:{column}: “cards” is a group of at most {most} card ids, each followed by how many there are.",
  "deck count":
    "{file}:{line}:{column}: how many there are of “{card}” must be a whole number from 1 to {most}.",
  "deck no card": "{file}:{line}:{column}: There is no card “{card}”.",
  "other file":
    "{file}: this is {is, select, match {a saved match} report {a report of a problem} cards {a card file} deck {a deck file} other {a scenario}}, not {wanted, select, deck {a deck file} other {a saved match}}.",
  "deck game": "{file}:{line}:{column}: this deck is for the game “{game}”, not for “{wanted}”.",
  "unknown game": "{file}:{line}:{column}: there is no game “{game}”. Games: {games}.",
  "record tooLarge": "{file}: this match is too big; at most {limit, number} characters are read.",
  "record cut":
    "{file}:{line}:{column}: the file ends too soon. A saved match is one whole JSON object; this one may be cut off.",
  "record notJson":
    "{file}:{line}:{column}: from here on this is not valid JSON. A saved match is one JSON object and nothing else.",
  "record tooDeep": "{file}:{line}:{column}: the file is nested too deeply.",
  "record tooMany": "{file}:{line}:{column}: there are too many here; at most {limit, number} are read.",
  "record otherFormat":
    "{file}:{line}:{column}: this match was written by another version of gyoji, in a form that this one does not read.",
  "record no match":
    "{file}:{line}:{column}: this is not a saved match of this program. Use a file that gyoji has saved.",
  "record option": "{file}:{line}:{column}: “{written}” is no option of this game. Options: {options}.",
  "record player": "{file}:{line}:{column}: the player “{written}” is not known here. Players: {players}.",
  "record players":
    "{file}:{line}:{column}: the match names {count, plural, =0 {no players} one {one player} other {# players}}, but it has {seats} seats.",
  "record deck":
    "{file}:{line}:{column}: the deck of player {seat} could not have been played: {what} [{rule}]",
  "record notMatch":
    "{file}:{line}:{column}: this is not a saved match of this program (at “{path}”). Use a file that gyoji has saved.",
  "record otherGame": "{file}:{line}:{column}: this is a match of another game, “{game}”.",
  "record unknownCard": "{file}:{line}:{column}: the match uses the card {card}, which is not known here.",
  "record otherText":
    "{file}:{line}:{column}: the card {card} reads differently here than when the match was played, so it cannot be played again.",
  "record illegalEntry":
    "{file}:{line}:{column}: entry {entry} is not legal there. The file was changed, or comes from a version with other rules.",
  "record otherEnd":
    "{file}:{line}:{column}: the match ends otherwise than its hash says (expected {expected}, found {found}). The file was changed, or comes from a version with other rules.",
} as const;
