/** What the game is called, what it is about in a sentence, whose it is and that this is unofficial. */
export const title = {
  name: { en: "Monster Collection", th: "Monster Collection", ja: "モンスター・コレクション" },
  about: {
    en: "Lay out the fields of your realm, lead parties across them, and take your rival's mother field.",
    th: "สร้างฟิลด์ขยายอาณาเขต นำปาร์ตี้เคลื่อนผ่าน และยึดฟิลด์แม่ของคู่แข่ง",
    ja: "地形を広げ、パーティを率いて進み、相手の本陣を攻め落とせ。",
  },
  notice: {
    en: "Unofficial. Monster Collection is a game of Group SNE and its publishers, who have no part in this program. All cards here are our own.",
    th: "ไม่เป็นทางการ Monster Collection เป็นเกมของ Group SNE และผู้จัดพิมพ์ ซึ่งไม่เกี่ยวข้องกับโปรแกรมนี้ การ์ดทั้งหมดที่นี่เราคิดขึ้นเอง",
    ja: "非公式です。モンスター・コレクションはグループSNEと発売元のゲームで、このプログラムとは関係ありません。ここのカードはすべて独自のものです。",
  },
};
