import type { Language } from "@zakh/kit/contract";
import type mn from "./locales/mn.json";

/** Every text of the shop. */
export type Catalogue = typeof mn;

/**
 * The same texts in another language. A text with a count has that language's plural forms (`more_one`, `more_many`); the test of the
 * catalogues checks them.
 */
export type Translation<Texts> = {
  [Key in keyof Texts as Texts[Key] extends string ? never : Key]: Translation<Texts[Key]>;
} & { [Key in keyof Texts as Texts[Key] extends string ? Key : never]?: string };

/** One file for each language, so that a visitor loads only one. */
const CATALOGUES: Record<Language, () => Promise<{ default: Translation<Catalogue> }>> = {
  mn: () => import("./locales/mn.json"),
  ru: () => import("./locales/ru.json"),
  en: () => import("./locales/en.json"),
  ko: () => import("./locales/ko.json"),
};

/** Texts of error codes, loaded with the first form. */
const ERROR_TEXTS: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  mn: () => import("./errors/mn"),
  ru: () => import("./errors/ru"),
  en: () => import("./errors/en"),
  ko: () => import("./errors/ko"),
};

export async function loadCatalogue(language: Language): Promise<Translation<Catalogue>> {
  return (await CATALOGUES[language]()).default;
}

export async function loadErrorTexts(language: Language): Promise<Record<string, string>> {
  return (await ERROR_TEXTS[language]()).default;
}
