import { type ContentLanguage, contentTexts, type Texts } from "@zakh/kit/contract";

/** A text in the languages of the seed. */
export interface Translated extends Partial<Record<ContentLanguage, string>> {
  mn: string;
  ru: string;
  en: string;
}

/** Converts a text to its fields: `name`, `nameRu`, `nameEn`. */
export function translations<Field extends string>(field: Field, text: Translated): Texts<Field> {
  const named = contentTexts([field]).map(({ name, language }) => [name, text[language] ?? ""]);
  return Object.fromEntries(named) as Texts<Field>;
}
