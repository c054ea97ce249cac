/** The first match of Genso Standard explained, in English. */
export const en = {
  "welcome title": "Welcome",
  "welcome text":
    "There is no turn player here: both of you share every turn. Each sends three characters into three battles, and whoever has more of them left wins the turn. Win two turns and you have won the match.",
  "card title": "Read a character",
  "card text":
    "At the top stand two costs, element skill and element burst. At the foot stands the ATK, which is what is compared in battle. Point at a card, or hold it, to read how much skill and burst add, and what its text does; a press chooses it. The dashed outline marks a suggestion; you are free to do otherwise.",
  "places title": "Three places",
  "places text":
    "Your characters lie face down, and so do your opponent's, who chooses at the same time. Each fights whoever lies opposite. A pair is turned up only when its battle begins.",
  "janken title": "Rock, paper, scissors",
  "janken text":
    "Any throw will do: you both throw in secret, and equal throws are repeated. The first throw of the match settles which pair fights first: that on the winner’s deck side. Then every battle has a throw of its own: its winner attacks first, the other attacks knowing what there is to beat.",
  "dice title": "Eight dice",
  "dice text":
    "The dice show the seven elements and the bright omni, which stands for all of them. Those of the character's element count, and so does omni: they lie in front. Before you fix them you may discard characters of that element from your hand, each for one more. But think of the next turn: you only draw up to five cards. Press Fix the faces when you want no more.",
  "stacking title": "A stacking card",
  "stacking text":
    "Borrowed Cloak in your hand is no character but a stacking card. Before an attack you may lay one on a character of yours that is face up. It stays there until the character leaves, and its text counts for it: here ATK +100. Press the marked card, then the character, then Attack. Your leader glows too, but can be turned up only once a match: save that.",
  "attack title": "Skill or burst?",
  "attack text":
    "Your count reaches both costs, so you choose one: each adds its own figure, the burst more than the skill. Some texts go with one of them only. Had it reached only one cost, it would be that one; had it reached none, a normal attack, which adds nothing.",
  "atk title": "The ATK is built up",
  "atk text":
    "Beside the dice you see how it comes about: base ATK, then what skill or burst adds, then what texts add or take away. The second attacker's text can still change the first one's ATK.",
  "counters title": "Element counters",
  "counters text":
    "A text has attached an element. The counter stays on the character until it leaves, at most one of each element. It does nothing by itself, but other texts ask for it.",
  "result title": "The higher ATK wins",
  "result text":
    "The loser is discarded, the winner stays. With equal ATK both stay, and nobody has won that battle. Then the next pair is turned up.",
  "turn title": "A turn is won",
  "turn text":
    "After the three battles the characters that are left are counted. If both have as many, the strongest of each fight once more; if that changes nothing, the turn is drawn. Then everybody left is discarded, and a new turn begins.",
  "again title": "The next turn",
  "again text":
    "You draw up to five cards and place three again; the order of the battles stays. Two turns won are the match, and so are one won and two drawn. But who cannot fill their hand to five has lost. Press anything to read it and to see why something cannot be done now.",
  "leader title": "What the leader is for",
  "leader text":
    "Your opponent has attacked: their ATK stands above, and yours would fall short. This is the moment for the leader beside your name. Once a match you turn them up before an attack: what stands at [flip] happens at once, here ATK +300, and their other text counts from now on. Press the marked leader, then Attack. After that, play as you like.",
} as const;
