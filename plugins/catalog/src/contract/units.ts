import { LANGUAGES, type Language, numberText } from "@zakh/kit/contract";

/** Its name after a number; in English the second is for several. */
type Words = Record<Language, string | readonly [one: string, several: string]>;

interface UnitRow {
  /** Decimals of a quantity that can be ordered. */
  decimals: 0 | 1;
  /** Whether it is packed by a scale, and may weigh less or more than was ordered (ruling 50). */
  isWeighed: boolean;
  words: Words;
}

/**
 * What products are sold by (ruling 69). Step, minimum, maximum, price and stock of a product are in its unit, and every
 * quantity says which. A further unit is a row here and its title.
 */
export const UNITS = {
  kg: { decimals: 1, isWeighed: true, words: { mn: "кг", ru: "кг", en: "kg", ko: "kg" } },
  pack: {
    decimals: 0,
    isWeighed: false,
    words: { mn: "багц", ru: "уп.", en: ["pack", "packs"], ko: "팩" },
  },
  piece: { decimals: 0, isWeighed: false, words: { mn: "ш", ru: "шт", en: ["pc", "pcs"], ko: "개" } },
} as const satisfies Record<string, UnitRow>;
export type Unit = keyof typeof UNITS;

/** In the order of the forms; totals name them from the last to the first: "3 ш, 1.5 кг". */
export const UNIT_NAMES = Object.keys(UNITS) as [Unit, ...Unit[]];

export const DEFAULT_UNIT: Unit = "kg";

/** The name of a unit beside a price or in a label: "багц". */
export function unitWord(unit: Unit, language: Language): string {
  return wordOf(unit, 1, language);
}

function wordOf(unit: Unit, quantity: number, language: Language): string {
  const { words }: UnitRow = UNITS[unit];
  const word = words[language];
  return typeof word === "string" ? word : word[quantity === 1 ? 0 : 1];
}

/** A quantity as people read it, with its unit (ruling 60): "1.5 кг". */
export function quantityText(quantity: number, unit: Unit, language: Language): string {
  const space = language === "ko" ? "" : " ";
  return `${numberText(quantity, language)}${space}${wordOf(unit, quantity, language)}`;
}

/** What a price is for: "кг", or "4 кг" where it is for several (ruling 3). */
export function pricedText({ unit, priceDivisor }: { unit: Unit; priceDivisor: number }, language: Language): string {
  return priceDivisor === 1 ? unitWord(unit, language) : quantityText(priceDivisor, unit, language);
}

/** A quantity in every language, for the text of an error. */
export function quantityTexts(quantity: number, unit: Unit): Record<Language, string> {
  const texts = LANGUAGES.map((language) => [language, quantityText(quantity, unit, language)]);
  return Object.fromEntries(texts) as Record<Language, string>;
}
