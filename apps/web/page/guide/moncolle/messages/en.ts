/** The first match of Monster Collection explained, in English. */
export const en = {
  "welcome title": "Welcome",
  "welcome text":
    "Two realms face each other on a board of three columns and four rows. In the middle of each back row lies a mother field. Take your opponent's, in a combat or by walking in when nobody is there, and you have won.",
  "summon title": "Summon a party",
  "summon text":
    "In your first turn you summon units onto your mother field. The figure in the corner is a unit's level; a mother field bears ten levels. At the foot stand attack and defence. Press a card that glows; the dashed outline marks a suggestion, and you are free to do otherwise.",
  "order title": "Who stands on top",
  "order text":
    "The units of one square are a party, one on top of the other. Damage goes through it from the top down, so put the sturdy ones first and those you want to keep behind them.",
  "discard title": "A fresh hand",
  "discard text":
    "At the beginning of your turn you may put away cards of your hand that you do not want, then you draw until you have six. Keep what you can summon soon, and press Enough.",
  "field title": "Lay a field",
  "field text":
    "Press a square that glows: once a turn you make one field on an empty square beside one of yours: the top card of your deck face down, which bears eight levels, or a field card from your hand. Without a field there is nowhere to go.",
  "move title": "Lead them on",
  "move text":
    "Each unit moves once a turn. Feet walk one square up, down, left or right, a bird floats to any of the eight squares around, a wing also flies two squares straight on. Choose a unit, or its whole party.",
  "where title": "Where to",
  "where text":
    "The squares that it can reach glow. Before you choose one, you can press others of its party to take them along, as far as the levels fit.",
  "combat title": "A combat",
  "combat text":
    "Where units meet opposing ones, both sides roll a die and add the Initiative of their units. The higher side attacks, the other defends. With equal sums both strike at the same time, and no ability counts.",
  "use title": "Spells, items, abilities",
  "use text":
    "The attacking side uses what is [normal], the defending side what is [counter], also in answer. A spell needs a unit with a Spell skill of its element that is high enough, an item one with Item. What has nothing to use passes by itself.",
  "strike title": "The strike",
  "strike text":
    "A side deals the sum of its attack to the other party, from the top down: a unit falls when the damage reaches its defence, and the rest goes on to the next. The marks on the units show what is about to happen. Who is left strikes back.",
  "seized title": "A field is seized",
  "seized text":
    "Who alone has units left on a square holds it. If those who were there are left, the others go back to where they came from. An empty field is yours by walking in.",
  "free title": "The rest is yours",
  "free text":
    "You have seen how a turn goes. Press anything to read it and to see why something cannot be done now, with its rule. Keep somebody at home, and find the way to the other mother field.",
} as const;
