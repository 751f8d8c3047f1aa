import type { Language } from "@zakh/kit/contract";
import type later from "./later/mn.json";
import type mn from "./locales/mn.json";

/** The texts of the shop that every page loads. */
export type Catalogue = typeof mn;

/** Those that `useLaterTexts` loads, for what is shown in the browser only. */
export type LaterCatalogue = typeof later;

/**
 * The same texts in another language. A text with a count has that language's plural forms (`more_one`, `more_many`); the test of the
 * catalogues checks them.
 */
export type Translation<Texts> = {
  [Key in keyof Texts as Texts[Key] extends string ? never : Key]: Translation<Texts[Key]>;
} & { [Key in keyof Texts as Texts[Key] extends string ? Key : never]?: string };

type Files<Path extends string, Texts> = Record<Path, () => Promise<{ default: Texts }>>;

/** One file for each language, so that a visitor loads only one. */
const CATALOGUES = import.meta.glob("./locales/*.json") as Files<`./locales/${Language}.json`, Translation<Catalogue>>;

const LATER = import.meta.glob("./later/*.json") as Files<`./later/${Language}.json`, Translation<LaterCatalogue>>;

/** Texts of error codes, loaded with the first form. */
const ERROR_TEXTS = import.meta.glob("./errors/*.ts") as Files<`./errors/${Language}.ts`, Record<string, string>>;

export async function loadCatalogue(language: Language): Promise<Translation<Catalogue>> {
  return (await CATALOGUES[`./locales/${language}.json`]()).default;
}

export async function loadErrorTexts(language: Language): Promise<Record<string, string>> {
  return (await ERROR_TEXTS[`./errors/${language}.ts`]()).default;
}

export async function loadLaterTexts(language: Language): Promise<Translation<LaterCatalogue>> {
  return (await LATER[`./later/${language}.json`]()).default;
}
