/** A text in the base language, Mongolian, and in the two others. */
export interface Translated {
  mn: string;
  ru: string;
  en: string;
}

type Keyed<Field extends string> = Record<Field | `${Field}Ru` | `${Field}En`, string>;

/** A text as the fields that carry it: `name`, `nameRu`, `nameEn`. */
export function translations<Field extends string>(field: Field, { mn, ru, en }: Translated): Keyed<Field> {
  return { [field]: mn, [`${field}Ru`]: ru, [`${field}En`]: en } as Keyed<Field>;
}
