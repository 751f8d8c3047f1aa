import type { Language } from "@zakh/kit/contract";
import type { Unit } from "./units";

/** What the form of a product offers. It stands apart, because the home page has no form. */
export const UNIT_TITLES: Record<Unit, Record<Language, string>> = {
  kg: { mn: "Килограмм", ru: "Килограмм", en: "Kilogram", ko: "킬로그램" },
  pack: { mn: "Багц", ru: "Упаковка", en: "Pack", ko: "팩" },
  piece: { mn: "Ширхэг", ru: "Штука", en: "Piece", ko: "개" },
};

/** Of UN/CEFACT's Recommendation 20, as schema.org and customs name a unit. */
export const UNIT_CODES: Record<Unit, string> = { kg: "KGM", pack: "PK", piece: "H87" };
