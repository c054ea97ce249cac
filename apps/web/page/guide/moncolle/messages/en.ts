/** The first match of Monster Collection explained, in English. */
export const en = {
  "welcome title": "Welcome",
  "welcome text":
    "Two realms face each other on a board of three columns and four rows. In the middle of each back row lies a mother field: yours is A5, your opponent’s B5. Take that one, in a combat or by walking in when nobody is there, and you have won.",
  "summon title": "Summon a party",
  "summon text":
    "Units fight for you. The figure in the corner of a card is its level, at the foot stand attack and defence. Press the card with the dashed outline: it is summoned onto your mother field, which bears ten levels in all. A dashed outline is only a suggestion; you are free to do otherwise.",
  "order title": "Who stands on top",
  "order text":
    "All your units on one square are a party, one above the other. Damage goes through a party from the top down, so the one with the highest defence belongs there. Press 2, and this unit stands below it.",
  "discard title": "A fresh hand",
  "discard text":
    "At the start of each turn you draw until you have six cards. Before that you may put cards away that you do not need, to draw more. Press Enough when you want to keep the rest.",
  "field title": "Build a road",
  "field text":
    "Units can only go where a field is, so you build your road as you go, one field a turn. Press “The deck, face down”: the top card of your deck becomes a field that bears eight levels. Nobody sees which card it was.",
  "square title": "Where it lies",
  "square text":
    "A field goes on an empty square beside one of yours: those glow. A2 lies in front of your mother field, straight on the way to your opponent’s. Press it.",
  "move title": "Lead them on",
  "move text":
    "Each unit moves once a turn; the sign on its card says how. Feet walk one square up, down, left or right, a bird floats to any of the eight squares around, a wing also flies two squares straight on. Press the marked unit.",
  "where title": "Take others along",
  "where text":
    "The squares that it can reach glow. But alone it would be easy prey: first press the marked units of its party, they come along as far as the levels of the field there fit. When nothing else can be chosen, they set out by themselves.",
  "guard title": "Keep somebody at home",
  "guard text":
    "After moving you may summon again, as your mother field has room now. Do so: an opposing unit that walks onto it while it is empty wins the match.",
  "walk title": "March on",
  "walk text":
    "Your party can go on to the field that you have just laid. Press the marked unit and choose to move it with all others there. A field of your opponent’s without units becomes yours in the same way: by walking in.",
  "replace title": "Another card",
  "replace text":
    "Six cards in hand, so you would draw none. Put away one that you cannot use soon, and you draw another for it: press the marked card, then Enough.",
  "storm title": "Into combat",
  "storm text":
    "Your party stands before B5, your opponent’s mother field, where units are waiting. Going there means a combat for that square: win it, and you have won the match. The road is built, so press No field.",
  "formation title": "The formation",
  "formation text":
    "Rearrange puts a party into another order, each once a turn. Yours has its highest defence on top already: press the marked unit, move it with all others, and press B5.",
  "combat title": "Who strikes first",
  "combat text":
    "Both sides have rolled a die and added the Initiative of their units. Your sum was higher: yours is the attacking side, and it strikes first. (With equal sums both strike at the same time, and no ability counts.) Before its strike it may use what says [normal]. Press the marked spell: it gives all your units attack +1.",
  "spells title": "Spells",
  "spells text":
    "A unit in the combat must be able to use the spell: it needs Spell of its element, at least as high as its cost. Cinder Monk has fire Spell: 2, either of the two will do. Then the other side may answer with what says [counter]; if it has nothing, the spell is carried out.",
  "strike title": "The strike",
  "strike text":
    "Press Use nothing, and your party strikes with the sum of its attack. The damage goes through the other party from the top: a unit falls when the damage reaches its defence, what is left over goes on to the next. Damage that destroys nobody is forgotten, so a spell of 2 is wasted on a defence of 4. The marks on the units show what will happen; whoever is left strikes back.",
  "seized title": "A field is seized",
  "seized text":
    "Who alone has units left on a square holds it. If those who were there are left, the others go back to where they came from. On a mother field it is the end of the match. In the classic edition there is more before the dice: units with an hourglass are summoned from hand into the combat, and both parties may be rearranged.",
} as const;
