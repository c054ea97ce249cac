/** The first match of HORO-BEAT explained, in English. */
export const en = {
  "welcome title": "Welcome",
  "welcome text":
    "Two players meet across five Lines. Your Horobito fight there, Line by Line, and behind them your Hearts guard you. When damage reaches a player who has no Heart left, that player has lost. Everything else serves this.",
  "hand title": "Your opening hand",
  "hand text":
    "You may put all six cards back once and draw six new ones. Cards with a low Cost, the figure at the top, get you started. This hand has some: keep it.",
  "charge title": "Ena pay for your cards",
  "charge text":
    "Your Summon Phase begins. Once each Round you may put a card from your hand into the Ena Zone. Ena pay for everything and come back every Round. Choose a card that you do not need soon; the dashed outline marks a suggestion, and you are free to do otherwise.",
  "newLine title": "Enter a Line",
  "newLine text":
    "In the Main Step you use Horobito. A new one costs as many Ena as its Cost, with all its colours among them, and goes to the innermost free Line. Its Power, the figure at its foot, is what it fights with. Press a card that glows.",
  "battle title": "The Battle Phase",
  "battle text":
    "From Line 1 outward, every Line with a Horobito is fought. You take turns: use a Waza, use a Boost, or pass. After two passes in a row the Powers are compared, and the higher one wins. When there is nothing that you can do, the table passes for you.",
  "won title": "Who wins a Line",
  "won text":
    "The Horobito that lost takes damage: it turns Down, and if it was Down already it is destroyed. Its player takes 1 damage as well. Where only one side has a Horobito, that side wins.",
  "hearts title": "Hearts",
  "hearts text":
    "Damage to a player hits the top Heart: the first point turns it Down, the next destroys it. Five Hearts bear ten points. After the last one, a single point ends the match.",
  "end title": "The End Phase",
  "end text":
    "Whoever won Line 1 goes first in the next Round, and Horobito close the gaps in their Lines. Then you draw a card for each Ena that you left ready, and all Ena become ready again: what you do not spend, you draw.",
  "draw title": "A new Round",
  "draw text": "From Round 2 on you draw a card first. Then you may charge one card as Ena again.",
  "overBeat title": "Over-Beat",
  "overBeat text":
    "You can lay a Horobito onto one of yours that costs less, and pay only the difference. The new one comes in upright even if the one below is Down. This is how your Lines grow.",
  "waza title": "Your move in this battle",
  "waza text":
    "Compare the two Powers in this Line. A Waza adds its Power for this battle, and so does a Horobito used as a Boost. Both cost Ena, and your opponent can answer.",
  "trigger title": "A Heart is destroyed",
  "trigger text":
    "A destroyed Heart is Checked: you look at it, and either use its Trigger without paying anything or take the card to your hand. Being hit gives you something, too.",
  "free title": "The rest is yours",
  "free text":
    "You have seen every phase. Press anything to read it and to see why it cannot be used now, with its rule. Break the five Hearts, then strike once more.",
} as const;
