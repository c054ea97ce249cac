import type { en } from "./en.ts";

/** สิ่งที่อ่านข้างโต๊ะ การดูย้อนหลัง และคำแนะนำ เป็นภาษาไทย */
export const th: Readonly<Record<keyof typeof en, string>> = {
  "beside the table": "ข้างโต๊ะ",
  "tab card": "การ์ด",
  "tab log": "ประวัติ",
  "tab rules": "กฎ",
  "card tab empty": "กดการ์ดหรือตำแหน่งบนโต๊ะเพื่ออ่านตรงนี้ และดูว่าทำไมตอนนี้ยังเลือกไม่ได้",

  "log empty": "ยังไม่มีอะไร",
  "which turn": "ช่วงไหนของเกม",
  "all turns": "ทั้งเกม",
  "search log": "ค้นในประวัติ",
  "copy log": "คัดลอกประวัติ",
  copied: "คัดลอกแล้ว",
  "copy failed": "เบราว์เซอร์ไม่ยอมให้คัดลอก",
  "only rule": "เฉพาะกฎข้อ {rule}",

  "search rules": "ค้นด้วยเลขข้อหรือคำ",
  "rules found": "{count, plural, =0 {ไม่พบกฎที่ค้นหา} other {พบ # ข้อ}}",
  "above rule": "ตำแหน่งของกฎข้อนี้",
  "all rules": "กฎทั้งหมด",
  "no such rule": "ไม่มีกฎข้อนี้",
  "in this match": "ในเกมนี้ ({count})",
  scenarios: "ตัวอย่าง {count} สถานการณ์",

  replay: "ดูย้อนหลัง",
  "replay first": "ไปต้นเกม",
  "replay back": "ถอยหนึ่งขั้น",
  "replay play": "เล่น",
  "replay pause": "หยุดชั่วคราว",
  "replay forward": "ไปอีกหนึ่งขั้น",
  "replay last": "ไปท้ายเกม",
  "replay speed": "ความเร็ว",
  "replay place": "ตำแหน่งในเกม",
  "replay at": "{at} จาก {entries}",
  "replay turn": "ข้ามไปที่",
  "replay eyes": "มองจากฝั่งไหน",
  "replay all": "เห็นการ์ดทุกใบ",
  "replay of": "ฝั่ง{player}",

  "share link": "ลิงก์นี้เก็บเกมไว้ทั้งเกม ใครเปิดก็ดูย้อนหลังได้ โดยไม่มีอะไรส่งไปที่เซิร์ฟเวอร์",
  "share long": "เกมนี้ยาวเกินกว่าจะใส่ในลิงก์ ให้บันทึกเป็นไฟล์แล้วส่งต่อ เปิดได้จากหน้าแรก",
  "share packing": "กำลังสร้างลิงก์ …",
  link: "ลิงก์",
  "copy link": "คัดลอกลิงก์",
  "share elsewhere": "แบ่งปัน …",

  guide: "คำแนะนำ",
  "guide got it": "เข้าใจแล้ว",
  "guide skip": "ข้ามคำแนะนำ",
};
