import type { Texts } from "@zakh/kit/contract";

/** A text in Mongolian, the base language, and in the two others. */
export interface Translated {
  mn: string;
  ru: string;
  en: string;
}

/** Converts a text to its fields: `name`, `nameRu`, `nameEn`. */
export function translations<Field extends string>(field: Field, { mn, ru, en }: Translated): Texts<Field> {
  return { [field]: mn, [`${field}Ru`]: ru, [`${field}En`]: en } as Texts<Field>;
}
