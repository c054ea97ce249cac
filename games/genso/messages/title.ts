/** What the game is called, what it is about in a sentence, whose it is and that this is unofficial. */
export const title = {
  name: { en: "Genso Standard", th: "Genso Standard", ja: "元素スタンダード" },
  about: {
    en: "Three characters a side, eight element dice: count your element, strike with skill or burst, win two turns.",
    th: "ฝ่ายละสามตัวละคร เต๋าธาตุแปดลูก นับธาตุของตน ใช้สกิลหรือระเบิดธาตุ แล้วชนะให้ได้สองเทิร์น",
    ja: "3体のキャラと8個の元素ダイス。元素の目を数え、スキルか爆発で攻め、2ターン先取で勝ち。",
  },
  notice: {
    en: "Unofficial. Played by a published Standard Rule of an element-dice game; the name and all cards here are our own.",
    th: "ไม่เป็นทางการ เล่นตามกฎมาตรฐานที่เผยแพร่ของเกมเต๋าธาตุ ชื่อเกมและการ์ดทั้งหมดเป็นของเราเอง",
    ja: "非公式です。公開されている元素ダイスゲームのスタンダードルールに沿って遊びます。ゲーム名とカードはすべて独自のものです。",
  },
};
