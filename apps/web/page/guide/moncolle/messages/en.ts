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
    "At the start of each turn you draw until you have six cards. Before that you may put cards away that you cannot use soon, to draw more: press the marked ones. Press Enough when you want to keep the rest.",
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
  "replace title": "Other cards",
  "replace text":
    "Six cards in hand, so you would draw none. Put away what you cannot use soon, and you draw as many others: press the marked cards, then Enough.",
  "hourglass title": "The hourglass",
  "hourglass text":
    "Match Boy in your hand bears an hourglass: the unit is instant. In the classic edition such units can be summoned from hand straight into a combat, before the dice. In the edition that you play now it is summoned like any other. Hold a card to read what its signs mean. Now press the marked card.",
  "storm title": "Into combat",
  "storm text":
    "Your party stands before B5, your opponent’s mother field, where units are waiting. Going there means a combat for that square: win it, and you have won the match. The road is built, so press No field.",
  "formation title": "The formation",
  "formation text":
    "Rearrange puts a party into another order, each once a turn. Yours has its highest defence on top already: press the marked unit, move it with all others, and press B5.",
  "combat title": "Who strikes first",
  "combat text":
    "Each side has rolled a die, and the Initiative of its units is added: beside the dice you read 5 +0 = 5 and 2 +1 = 3, the 1 being Bell Minnow’s. The higher sum is the attacking side, which strikes first; that is you. (With equal sums both strike at once, and no ability counts.) Before its strike it may use what says [normal]. Press the marked spell.",
  "spells title": "Spells",
  "spells text":
    "A unit of yours in the combat uses the spell: one that has Spell of its element, at least as high as its cost. Cinder Monk has fire Spell: 2. Ember Dart deals 2 damage, and damage below a unit’s defence is lost, so aim it at a small one: press the marked unit.",
  "answer title": "Your answer",
  "answer text":
    "Your opponent has answered: Unwritten Page would cancel your spell. What is declared waits in the row between the parties, and the last comes first. So your answer comes before the Page. Backdraft says [counter], that is in answer to something, and cannot be countered itself: press it, then the marked unit.",
  "items title": "Items",
  "items text":
    "Your answer came first, then the Page cancelled your first spell. As nothing else is declared, you may go on. Items are used like spells, by a unit with Item at least as high as the cost: Quarry Smith has Item: 3. Press the marked axe and a unit, then the spell that gives all yours attack +1.",
  "strike title": "The strike",
  "strike text":
    "Press Use nothing, and your party strikes with the sum of its attack. The damage goes through the other party from the top: a unit falls when it reaches its defence, what is left over goes on to the next. The marks on the units show what will happen. Whoever is left strikes back.",
  "seized title": "A field is seized",
  "seized text":
    "Who alone has units left on a square holds it. If those who were there are left, the others go back to where they came from. On a mother field it is the end of the match.",
} as const;
