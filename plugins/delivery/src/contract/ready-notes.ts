import type { Language } from "@zakh/kit/contract";

/**
 * What couriers are mostly asked for: the words that the shopper taps, and those in which others write it. A courier gets them in
 * Korean.
 */
export const READY_NOTES = {
  door: {
    ko: "문 앞에 놓아 주세요",
    mn: "Үүдэнд үлдээнэ үү",
    ru: "Оставьте у двери",
    en: "Leave it at the door",
    others: [
      "Үүдэнд тавина уу",
      "Үүдэнд үлдээгээрэй",
      "Хаалганы өмнө тавина уу",
      "Оставить у двери",
      "Leave at the door",
      "Leave at door",
    ],
  },
  call: {
    ko: "도착 전에 전화해 주세요",
    mn: "Ирэхээсээ өмнө залгана уу",
    ru: "Позвоните перед приездом",
    en: "Call before you come",
    others: [
      "Ирэхээсээ өмнө утасдана уу",
      "Ирэхийн өмнө залгана уу",
      "Позвонить перед приездом",
      "Call before arrival",
    ],
  },
  guard: {
    ko: "경비실에 맡겨 주세요",
    mn: "Харуулын өрөөнд үлдээнэ үү",
    ru: "Оставьте на охране",
    en: "Leave it with the guard",
    others: ["Харуулд үлдээнэ үү", "Оставить на охране", "Leave with the guard"],
  },
} as const satisfies Record<string, Record<Language, string> & { others: readonly string[] }>;

/** A note as a Korean driver reads it: what is one of `READY_NOTES` in Korean and once, the rest as it was written. */
export function noteInKorean(note: string): string {
  return Object.values(READY_NOTES)
    .reduce((text, { ko, mn, ru, en, others }) => {
      const said = [mn, ru, en, ...others].reduce((left, own) => replaceText(left, own, ko), text);
      return said.replaceAll(`${ko} (${ko})`, ko);
    }, note)
    .trim();
}

/** The code of a door as a Korean driver reads it; empty without one. */
export function doorInKorean(doorCode: string): string {
  return doorCode === "" ? "" : `공동현관 ${doorCode}`;
}

/** In any letter case. */
function replaceText(text: string, words: string, by: string): string {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  return at < 0 ? text : text.slice(0, at) + by + text.slice(at + words.length);
}
