/**
 * The languages of people's own content, each with the ending of its names on the wire: `name`, `nameRu`, `nameEn`
 * (spec §3). A further language is a row here.
 */
export const CONTENT_LANGUAGES = { mn: "", ru: "Ru", en: "En" } as const;
export type ContentLanguage = keyof typeof CONTENT_LANGUAGES;

const LANGUAGES = Object.keys(CONTENT_LANGUAGES) as ContentLanguage[];

/** The names on the wire of a text. */
export type TextName<Field extends string> = `${Field}${(typeof CONTENT_LANGUAGES)[ContentLanguage]}`;

/** Texts as they are on the wire. */
export type Texts<Field extends string> = Record<TextName<Field>, string>;

/** Column `texts` of a table: texts by field and language. */
export type StoredTexts = Partial<Record<string, Partial<Record<ContentLanguage, string>>>>;

/** A text in one language: its name on the wire, and its place in a column `texts`. */
export interface ContentText<Field extends string = string> {
  name: TextName<Field>;
  field: Field;
  language: ContentLanguage;
}

export function contentTexts<Field extends string>(fields: readonly Field[]): ContentText<Field>[] {
  return fields.flatMap((field) =>
    LANGUAGES.map((language) => ({ name: `${field}${CONTENT_LANGUAGES[language]}` as const, field, language })),
  );
}

/** The translations alone, of texts whose Mongolian has a column of its own. */
export function translationsOf<Field extends string>(fields: readonly Field[]): ContentText<Field>[] {
  return contentTexts(fields).filter(({ language }) => language !== "mn");
}

export function textNames<Field extends string>(fields: readonly Field[]): TextName<Field>[] {
  return contentTexts(fields).map(({ name }) => name);
}

/** The shape of texts in every language, for `z.object`; `schema` is the rule of a field. */
export function localizedText<Field extends string, Schema>(
  fields: readonly Field[],
  schema: (field: Field) => Schema,
): Record<TextName<Field>, Schema> {
  const shapes = fields.map((field) => textNames([field]).map((name) => [name, schema(field)]));
  return Object.fromEntries(shapes.flat()) as Record<TextName<Field>, Schema>;
}

/** The column `texts` with what is given; what is not stays as it was. */
export function storedTexts<Field extends string>(
  texts: readonly ContentText<Field>[],
  given: Partial<Texts<Field>>,
  former: StoredTexts = {},
): StoredTexts {
  const stored = { ...former };
  for (const { name, field, language } of texts) {
    const text = given[name];
    if (text !== undefined) stored[field] = { ...stored[field], [language]: text };
  }
  return stored;
}

/** The same for a change; undefined, as of a row that stays, when it names none of the texts. */
export function changedTexts<Field extends string>(
  texts: readonly ContentText<Field>[],
  given: Partial<Texts<Field>>,
  former: StoredTexts = {},
): StoredTexts | undefined {
  return texts.some(({ name }) => given[name] !== undefined) ? storedTexts(texts, given, former) : undefined;
}

/** These texts alone of something, or for an empty form; empty where it has none. */
export function textsOf<Field extends string>(fields: readonly Field[], of: Partial<Texts<Field>> = {}): Texts<Field> {
  return Object.fromEntries(textNames(fields).map((name) => [name, of[name] ?? ""])) as Texts<Field>;
}
