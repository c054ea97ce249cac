/** What the game is called, what it is about in a sentence, whose it is and that this is unofficial. */
export const title = {
  name: { en: "Riftbound", th: "Riftbound", ja: "Riftbound" },
  about: {
    en: "Two players send units to contest the Battlefields between them; the first to 8 points who leads wins.",
    th: "ผู้เล่นสองคนส่งยูนิตไปช่วงชิงสนามรบระหว่างกัน ผู้ที่ถึง 8 แต้มก่อนและนำอยู่เป็นผู้ชนะ",
    ja: "2人のプレイヤーがユニットを送り、間にあるバトルフィールドを争います。8ポイントに達して単独で首位に立ったプレイヤーが勝利します。",
  },
  notice: {
    en: "Unofficial. Riftbound is a trade mark of Riot Games. This project is not affiliated with, endorsed by or supported by Riot Games. It has no official card text, art or card list.",
    th: "ไม่เป็นทางการ Riftbound เป็นเครื่องหมายการค้าของ Riot Games โครงการนี้ไม่มีส่วนเกี่ยวข้องกับ Riot Games และไม่ได้รับการรับรองหรือสนับสนุน ไม่มีข้อความการ์ด ภาพ หรือรายชื่อการ์ดอย่างเป็นทางการ",
    ja: "非公式。RiftboundはRiot Gamesの商標です。このプロジェクトはRiot Gamesと提携しておらず、承認も支援も受けていません。公式のカードテキスト、イラスト、カードリストは含みません。",
  },
};
