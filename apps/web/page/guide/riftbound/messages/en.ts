/** The first match of Riftbound explained, in English. */
export const en = {
  "welcome title": "Welcome",
  "welcome text":
    "Two Battlefields lie between you and your opponent. Who takes one scores a point, and so does who still has it when their next turn begins. The first with 8 points who leads has won.",
  "hand title": "Your first cards",
  "hand text":
    "You have four cards and may set aside up to two of them for others. The figure in the corner is what a card costs: in the first turns cheap units help most, and you have none yet. The dashed outline is a suggestion. Then press the button beside the question.",
  "runes title": "Runes pay",
  "runes text":
    "Each turn two Runes come to your Base, and one more in the first turn of who goes second. Exhausted, that is turned sideways, each pays 1 Energy: the figure of a cost. A dot beside it is Power of a domain, which a Rune pays when it goes back under its deck. They pay by themselves, the fewest that do.",
  "unit title": "Play a unit",
  "unit text":
    "Units enter your Base Exhausted: they can move from your next turn on. The figure at the foot is Might, which is both blow and life. Press a card that glows; the dashed outline is a suggestion. When nothing more is to be done, end the turn.",
  "move title": "To a Battlefield",
  "move text":
    "In your Awaken Phase all that is yours became Ready. A Ready unit can be Exhausted to move from your Base to a Battlefield, or back. Nobody can answer a move. Press a unit that glows, or drag it there.",
  "where title": "Where to",
  "where text":
    "A Battlefield of which you have no control becomes Contested when you come. If opponents are there, it comes to a Combat. What stands on the card of a Battlefield counts for everybody there: press it to read it.",
  "showdown title": "A Showdown",
  "showdown text":
    "Before a Contested Battlefield is decided, the players take turns: who has Focus may use what says Action or Reaction, or pass. When both have passed, it is over. With nothing to use, passing is done for you.",
  "combat title": "Both sides strike",
  "combat text":
    "Both sides have units here, so it is a Combat. When the Showdown is over, both strike at the same time: the Might of all units of a side is dealt as damage among the others. Your 4 are more than the defender's 3, and its 3 do not defeat yours. Damage that does not defeat heals afterwards. If both sides have units left, the attackers go home. Keep your Reaction for when it is needed, and pass.",
  "conquer title": "Conquered",
  "conquer text":
    "Who is left alone at a Battlefield takes control of it: that is to Conquer, and scores a point, once a turn for each Battlefield. For the last point you must have scored every Battlefield in that turn; otherwise you draw a card instead.",
  "chain title": "The Chain",
  "chain text":
    "What is played goes on the Chain first. The players get Priority and may answer with Reaction; when all pass, the newest item is carried out first. So an answer comes before what it answers. Passing keeps your cards for later.",
  "reaction title": "Answer with a Reaction",
  "reaction text":
    "That spell deals 2 to your unit. With the 3 of the defender it would be gone. The card with the dashed outline gives +2 Might and has Reaction, so it can answer. Press it: it goes on the Chain above the spell, and is carried out first.",
  "fought title": "The strike",
  "fought text":
    "Your 6 Might defeated the defender. Yours took 2 and 3, less than its 6, so it stays, and is healed now. Without your answer both would be gone, and nobody would have the Battlefield.",
  "place title": "Where it enters",
  "place text":
    "A unit enters your Base or a Battlefield that you control. There it defends at once, though it is Exhausted; in the Base it is out of reach.",
  "hold title": "Held",
  "hold text":
    "Who still controls a Battlefield when their own turn begins Holds it and scores a point again. So it pays to leave somebody there.",
  "defend title": "Now you defend",
  "defend text":
    "Your opponent has come to your Battlefield, and a second unit followed by Ambush during the Showdown. You had nothing to answer with, so passing was done for you. The units strike at the same time, also those that will be defeated.",
  "assign title": "Deal out the damage",
  "assign text":
    "Your 4 Might is your damage, and you say who gets it. A unit takes as much as defeats it before the next one takes any: 4 defeat the one with 3, not the one with 5. Units with Tank come first. What the attackers deal has been assigned already.",
  "free title": "The rest is yours",
  "free text":
    "You have seen how a turn goes. Press anything to read it and to see why something cannot be done now, with its rule. Look at both Battlefields before you end a turn.",
} as const;
