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
    "{file}: this is {is, select, match {a saved match} report {a report of a problem} pack {a card pack} cards {a card file} deck {a deck file} other {a scenario}}, not {wanted, select, deck {a deck file} list {a card list} pack {a card pack} other {a saved match}}.",
  "list empty": "{file}: there are no cards in this file.",
  "list html":
    "{file}: this is a web page (HTML), not a card list. Save the data itself (JSON or CSV), not the page that shows it.",
  "list tooDeep": "{file}: the file is nested too deeply for a card list.",
  "list tooMany": "{file}: there are too many entries; at most {limit, number} are read.",
  "list tooLong": "{file}: this deck list is too long; at most {limit, number} characters are read.",
  "list other game":
    "{file}: no card of {game} is in this file. Each card needs a type: unit, gear, spell, rune, battlefield or legend.",
  "list encoding": "{file}:{line}:{column}: this character cannot be read. Save the file as UTF-8.",
  "list cut": "{file}:{line}:{column}: the file ends too soon; it may be cut off. Fetch it again.",
  "list notJson": "{file}:{line}:{column}: from here on this is not valid JSON.",
  "list quote": "{file}:{line}:{column}: a quotation mark in this row of the CSV file is not closed.",
  "list no cards":
    "{file}:{line}:{column}: this is no card list. It can be a JSON list, JSON pages with “items”, one JSON object a line, or CSV with a row of headers.",
  "list card missing": "{file}:{line}:{column}: the card “{card}” has no “{field}”.",
  "list card wrong": "{file}:{line}:{column}: “{field}” of the card “{card}” is not as it can be on a card.",
  "list card control":
    "{file}:{line}:{column}: “{field}” of the card “{card}” has a control character in it.",
  "list ring": "{file}:{line}:{column}: {card} and {other} are each said to be a variant of the other.",
  "list differs":
    "{file}:{line}:{column}: {print} and {other} (in {otherFile}) are both “{card}”, but differ in “{field}”.",
  "pack form":
    "{file}:{line}:{column}: this is not a card pack of this version (at “{path}”). Import the cards again.",
  "pack changed": "{file}: this card pack was changed after it was written. Import the cards again.",
  "pack tooBig":
    "{file}: these cards make a pack of more than {limit, number} bytes, which could not be read again. Import fewer files at once.",
  "pack unwritable": "{file}: a pack cannot hold these cards (at “{path}”): it could not be read again.",
  "pack conflict":
    "The packs {other} and {file} define the card {card} differently (“{field}”). Remove one of them, or import their files together.",
  "list code":
    "{problem, select, sign {Character {at} of this deck code cannot be one: it has the letters A to Z and the digits 2 to 7.} short {This deck code ends too soon (byte {at}).} left {This deck code has something left over from byte {at} on.} format {This deck code is of format {found}, which is not known (byte {at}).} version {This deck code is of version {found}; versions 1 to 5 are read (byte {at}).} set {This deck code names the set {found}, which is not known (byte {at}).} variant {This deck code names the variant {found}, which is not known (byte {at}).} flag {This deck code has {found} where only 0, 1 or 2 can stand (byte {at}).} number {A card number in this deck code is out of range: {found} (byte {at}).} count {A count in this deck code is out of range: {found} (byte {at}).} other {A deck code cannot hold {count} of the card {card}: it has no number in a set that codes know.}}",
  "list line no card":
    "{file}:{line}:{column}: there is no card “{written}”.{nearest, select, none {} other { Did you mean {nearest}?}}",
  "list line no number":
    "{file}:{line}:{column}: there is no card {written} here. Import the card list of its set first.",
  "list line count": "{file}:{line}:{column}: {written} of one card cannot be in a deck.",
  "list line problem": "{file}:{line}:1: {what} [{rule}]",
  "list line none": "{file}:{line}:{column}: no card stands in this deck list.",
  or: " or ",
  quoted: "“{what}”",
  "import set": "{set}: {playable} of {total} cards can be played ({percent}%)",
  "import all": "All: {playable} of {total} cards can be played ({percent}%)",
  "import printings":
    "{count, plural, one {# further printing belongs} other {# further printings belong}} to these cards.",
  "import left": "{count, plural, one {# token is} other {# tokens are}} left out: the game has them itself.",
  "import playable": "Can be played",
  "import unplayable": "Cannot be played yet: words that are not understood",
  "import two readings": "two readings",
  "import astray": "{what} belongs to something that is not there",
  "import miss": "  {line}:{column} {what}",
  "import phrases": "What would unlock the most further cards",
  "import phrase":
    "{unlocks, plural, =0 {} one {# card} other {# cards}}{others, plural, =0 {} other { (in # more with others)}}",
  "list nothing new":
    "{file}: every card in it the game has itself ({count, plural, one {# token} other {# tokens}}).",
  "list own card": "{file}: the card {card} has the id of a card of this program. Change the id.",
  "list unplayable": "{card}: cannot be played yet. Words that are not understood:",
  "list tooBig": "{file}: this file is too big; at most {limit, number} bytes are read.",
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
  "record sideboard":
    "{file}:{line}:{column}: player {seat} has a sideboard, and {game} is played without one.",
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
