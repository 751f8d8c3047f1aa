import type { Language } from "@zakh/kit/contract";
import type { Unit } from "./units";

/** What the form of a product offers; in a file of its own, because the home page has no form. */
export const UNIT_TITLES: Record<Unit, Record<Language, string>> = {
  kg: { mn: "Килограмм", ru: "Килограмм", en: "Kilogram", ko: "킬로그램" },
  pack: { mn: "Багц", ru: "Упаковка", en: "Pack", ko: "팩" },
  piece: { mn: "Ширхэг", ru: "Штука", en: "Piece", ko: "개" },
};
