import type { en } from "./en.ts";

export const th: Record<keyof typeof en, string> = {
  inFile: "{file}:{line}:{column}: {what}",
  atLine: "บรรทัด {line}: {what}",
  afterMove: "บรรทัด {line} หลังจาก “{after}”: {what}",

  tooLarge: "ไฟล์ใหญ่เกินไป อ่านได้ไม่เกิน {limit} ตัวอักษร",
  notYaml: "ไม่ใช่ YAML ที่ถูกต้อง ({code})",
  tooDeep: "ไฟล์ซ้อนกันลึกเกินไป",
  empty: "ไฟล์ว่างเปล่า สถานการณ์ต้องมี game, title, rules และ “table” หรือ “refuse”",
  otherFile:
    "{is, select, match {ไฟล์นี้เป็นเกมที่บันทึกไว้ ไม่ใช่สถานการณ์ เล่นต่อได้ด้วย gyoji resume} report {ไฟล์นี้เป็นรายงานปัญหา ไม่ใช่สถานการณ์} deck {ไฟล์นี้เป็นไฟล์เด็ค ไม่ใช่สถานการณ์ ตรวจได้ด้วย gyoji deck} other {ไฟล์นี้เป็นไฟล์การ์ด ไม่ใช่สถานการณ์ ตรวจได้ด้วย gyoji check}}",
  alias: "ในไฟล์สถานการณ์ใช้ anchor และ alias ไม่ได้",
  wrongType: "ค่าของ “{path}” ผิดชนิด ต้องเป็น {expected}",
  wrongValue: "“{path}” ต้องเป็นค่าใดค่าหนึ่งต่อไปนี้: {expected}",
  unknownKey: "ตรงนี้ไม่มีคีย์ชื่อ “{key}”",
  outOfBounds: "“{path}” สั้น ยาว น้อย หรือมากเกินไป",
  wrongForm: "“{path}” ไม่อยู่ในรูปแบบที่รู้จัก",
  notOneKey: "“{path}” ต้องระบุผู้เล่นหนึ่งคนหรือสิ่งที่จะตรวจดูหนึ่งอย่างเท่านั้น",
  tableOrRefuse: "สถานการณ์ต้องมี “table” หรือ “refuse” อย่างใดอย่างหนึ่ง",
  notWithRefuse: "“{key}” ใช้ร่วมกับ “refuse” ไม่ได้",
  problemsMissing: "การปฏิเสธต้องมี “expect” ที่ระบุ “problems”",
  nothingExpected: "สถานการณ์นี้ไม่ได้คาดหมายผลใดเลย ให้เพิ่ม “expect” “legal” หรือ “illegal”",

  differs: "{path}: คาดว่าเป็น {expected} แต่พบ {found}",
  missing: "{path}: คาดว่าเป็น {expected} แต่ไม่มีสิ่งนี้ให้ตรวจดู",
  nothingToDecide: "{seat} ไม่มีอะไรต้องตัดสินใจ จึงเลือก “{words}” ไม่ได้",
  notOffered: "{seat} เลือก “{words}” ไม่ได้ ที่เลือกได้คือ {offered}",
  ambiguous: "“{words}” ของ {seat} อาจหมายถึงได้หลายอย่าง: {matching}",
  actNotLegal: "ตอนนี้ {seat} ทำสิ่งนี้ไม่ได้: {act}",
  legalDiffers: "ตัวเลือกของ {seat} ไม่ตรงกัน ที่ขาดไป: {missing} ที่เกินมา: {extra}",
  legalAfterAll: "{seat} เลือก “{words}” ได้ ทั้งที่ไม่ควรเลือกได้",
  notRefused: "{seat} เลือก “{words}” ไม่ได้ แต่เกมไม่ได้บอกเหตุผล เกมบอกเหตุผลของ {refused}",
  refusedOtherwise: "“{words}” ของ {seat} ถูกปฏิเสธด้วยเหตุผลอื่น คาดว่า {expected} แต่พบ {found}",
  chanceDoesNotFit: "ผลสุ่มที่กำหนดไว้ไม่ตรงกับที่กฎต้องการ: {detail}",
  chanceLeft: "ผลสุ่มที่กำหนดไว้เหลืออยู่ {count} รายการ",
  waysDiffer:
    "{way, select, json {เมื่อบันทึกแล้วเล่นต่อทุกการตัดสินใจ แมตช์ไปถึงสถานะที่ต่างออกไป} other {เมื่อย้อนกลับแล้วทำซ้ำทุกการตัดสินใจ แมตช์ไปถึงสถานะที่ต่างออกไป}}",
  badArrangement: "{path}: {detail}",
  unknownRefusal: "เกมนี้ตรวจเพื่อปฏิเสธ “{what}” ไม่ได้",
  otherGame: "นี่เป็นสถานการณ์ของเกมอื่น: {game}",
  crashed: "โปรแกรมทำงานผิดพลาด: {detail}",
};
