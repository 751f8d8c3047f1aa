import type { Language } from "@zakh/kit/contract";
import type mn from "./locales/mn.json";

export type Catalogue = typeof mn;

/** One file a language, so that a visitor loads the chosen one only. */
const CATALOGUES: Record<Language, () => Promise<{ default: Catalogue }>> = {
  mn: () => import("./locales/mn.json"),
  ru: () => import("./locales/ru.json"),
  en: () => import("./locales/en.json"),
  ko: () => import("./locales/ko.json"),
};

/** Texts of error codes: needed by forms only, so they come when a form does. */
const ERROR_TEXTS: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  mn: () => import("./errors/mn"),
  ru: () => import("./errors/ru"),
  en: () => import("./errors/en"),
  ko: () => import("./errors/ko"),
};

export async function loadCatalogue(language: Language): Promise<Catalogue> {
  return (await CATALOGUES[language]()).default;
}

export async function loadErrorTexts(language: Language): Promise<Record<string, string>> {
  return (await ERROR_TEXTS[language]()).default;
}
