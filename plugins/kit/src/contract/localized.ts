import { CONTENT_LANGUAGES, type ContentLanguage, type TextName } from "./content-texts";
import { DEFAULT_LANGUAGE } from "./languages";

const ENDINGS: Partial<Record<string, (typeof CONTENT_LANGUAGES)[ContentLanguage]>> = CONTENT_LANGUAGES;

/** A text in Mongolian, with optional translations: `name`, `nameRu`, `nameEn`. */
export type Localized<Field extends string> = Record<Field, string> & Partial<Record<TextName<Field>, string>>;

/** A text in the requested language; in Mongolian where the translation is empty or the language has none (spec §1). */
export function localized<Field extends string>(texts: Localized<Field>, field: Field, language: string): string {
  return translation(texts, field, language) || texts[field];
}

/**
 * The `lang` attribute for an element that shows `localized`: `mn` where the page has another language and the text is
 * not translated.
 */
export function fallbackLanguage<Field extends string>(
  texts: Localized<Field>,
  field: Field,
  language: string,
): typeof DEFAULT_LANGUAGE | undefined {
  return language === DEFAULT_LANGUAGE || translation(texts, field, language) ? undefined : DEFAULT_LANGUAGE;
}

function translation<Field extends string>(texts: Localized<Field>, field: Field, language: string): string {
  const ending = ENDINGS[language];
  const translated: unknown = ending && texts[`${field}${ending}`];
  return typeof translated === "string" && translated.trim() !== "" ? translated : "";
}
