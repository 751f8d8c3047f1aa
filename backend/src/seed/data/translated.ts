import { type ContentLanguage, contentTexts, type Texts } from "@zakh/kit/contract";

/** A text in every language of content. */
export type Translated = Record<ContentLanguage, string>;

/** Converts a text to its fields: `name`, `nameRu`, `nameEn`. */
export function translations<Field extends string>(field: Field, text: Translated): Texts<Field> {
  return Object.fromEntries(contentTexts([field]).map(({ name, language }) => [name, text[language]])) as Texts<Field>;
}
