import { cardAt } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { opponentOf, seatOf } from "../state.ts";
import { would } from "./categories.ts";
import type { Would } from "./meaning.ts";

/* 7.9 What would happen, and can be replaced by something else. */

/** 7.9 What would happen to the card that has the text. */
function wouldSelf(...on: string[]): Would {
  return { on, affects: (_table, self, event) => (event.cards.includes(self.card) ? [self.card] : null) };
}

/** What would happen to other Horobito, on the user's side or the other. */
function wouldOthers(own: boolean, ...on: string[]): Would {
  return {
    on,
    affects: (table, self, event) => {
      const seat = own ? self.user : opponentOf(self.user);
      const cards = event.cards.filter(
        (card) => card !== self.card && seatOf(cardAt(table, card).zone) === seat,
      );
      return cards.length > 0 ? cards : null;
    },
  };
}

/** What would happen to the user, as a whole. */
function wouldUser(...on: string[]): Would {
  return { on, affects: (_table, self, event) => (event.seat === self.user ? [] : null) };
}

export const wouldWords: readonly Entry[] = [
  entry(
    would,
    "would be destroyed",
    {},
    { en: "this Horobito would be destroyed", th: "Horobito นี้จะถูกทำลาย", ja: "このホロビトが破壊される" },
    () => wouldSelf("destroyed", "topDestroyed"),
  ),
  entry(
    would,
    "would become Down",
    {},
    { en: "this Horobito would become Down", th: "Horobito นี้จะ Down", ja: "このホロビトがダウンする" },
    () => wouldSelf("madeDown"),
  ),
  entry(
    would,
    "would be returned to hand",
    {},
    {
      en: "this Horobito would be returned to hand",
      th: "Horobito นี้จะถูกนำกลับขึ้นมือ",
      ja: "このホロビトが手札に戻される",
    },
    () => wouldSelf("returnedToHand", "topReturnedToHand"),
  ),
  entry(
    would,
    "another would be destroyed",
    {},
    {
      en: "another of your Horobito would be destroyed",
      th: "Horobito ตัวอื่นของเราจะถูกทำลาย",
      ja: "自分の他のホロビトが破壊される",
    },
    () => wouldOthers(true, "destroyed", "topDestroyed"),
  ),
  entry(
    would,
    "an opposing would be destroyed",
    {},
    {
      en: "your opponent's Horobito would be destroyed",
      th: "Horobito ของฝ่ายตรงข้ามจะถูกทำลาย",
      ja: "相手のホロビトが破壊される",
    },
    () => wouldOthers(false, "destroyed", "topDestroyed"),
  ),
  entry(would, "would draw", {}, { en: "you would draw", th: "เราจะจั่วการ์ด", ja: "自分がカードを引く" }, () =>
    wouldUser("drew"),
  ),
  // 1.3.1.1.2: damage that cannot Finish is damage too.
  entry(
    would,
    "would take damage",
    {},
    { en: "you would take damage", th: "เราจะได้รับความเสียหาย", ja: "自分がダメージを受ける" },
    () => wouldUser("playerDamaged", "playerHurt"),
  ),
];
