/** What the game is called, what it is about in a sentence, whose it is and that this is unofficial. */
export const title = {
  name: { en: "HORO-BEAT", th: "HORO-BEAT", ja: "HORO-BEAT" },
  about: {
    en: "Summon Horobito onto five Lines, strengthen them in battle, and strike when no Heart is left to guard your opponent.",
    th: "ลง Horobito ใน Line ทั้งห้า เสริมพลังกันกลางการต่อสู้ แล้วปิดเกมเมื่อฝ่ายตรงข้ามไม่เหลือ Heart คุ้มกัน",
    ja: "5つのラインにホロビトを出し、バトルで力を重ね、守るハートがなくなった相手にとどめを刺すゲームです。",
  },
  notice: {
    en: "Unofficial. HORO-BEAT is a game and trade mark of TAKARA TOMY, which has no part in this program. Card facts only, in our own words.",
    th: "ไม่เป็นทางการ HORO-BEAT เป็นเกมและเครื่องหมายการค้าของ TAKARA TOMY ซึ่งไม่มีส่วนเกี่ยวข้องกับโปรแกรมนี้ มีเฉพาะข้อเท็จจริงของการ์ดในถ้อยคำของเราเอง",
    ja: "非公式です。HORO-BEATはタカラトミーのゲームおよび商標であり、同社は本プログラムに関与していません。カードの事実だけを独自の言葉で記しています。",
  },
};
