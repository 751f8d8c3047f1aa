/** Languages of all texts. Korean is complete but not offered in the switcher (ruling 30). */
export const LANGUAGES = ["mn", "ru", "en", "ko"] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = "mn";

/** Languages of the switcher, in its order (spec §1). */
export const SWITCHER_LANGUAGES = ["mn", "ru", "en"] as const satisfies readonly Language[];

/** Cookie with the chosen language; readable by the page and by both servers (ruling 30). */
export const LANGUAGE_COOKIE = "preferred-language";

export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && (LANGUAGES as readonly string[]).includes(value);
}
