/** What a form calls a field of its own, and how its value is told. */
export interface FieldName {
  label: string;
  /** As text; as it stands unless given. */
  text?: (value: unknown) => string;
  /** The value is a picture's address, or holds it as `url`, or is a list of them. */
  picture?: boolean;
}

/** A field that somebody else has changed, with what is there now. */
export interface ChangedField extends FieldName {
  key: string;
  value: unknown;
}

interface Given {
  /** What the form began with, */
  began: object;
  /** what is there now, */
  present: object;
  /** and what stands in the form. */
  typed: object;
  /** The fields that are compared, in the order in which they are told. */
  names: Record<string, FieldName>;
}

/**
 * The fields that somebody has changed since the form began, other than to what is typed here anyway: those that saving would
 * change back.
 */
export function changedFields({ began, present, typed, names }: Given): ChangedField[] {
  const at = (values: object, key: string) => (values as Record<string, unknown>)[key];
  return Object.entries(names).flatMap(([key, name]) => {
    const value = at(present, key);
    return same(value, at(began, key)) || same(value, at(typed, key)) ? [] : [{ ...name, key, value }];
  });
}

/** Fields hold numbers as text, and nothing as nothing or as an empty text. */
function same(one: unknown, other: unknown): boolean {
  return textOf(one) === textOf(other);
}

function textOf(value: unknown): string {
  if (value instanceof File) return `${value.name} ${value.size} ${value.lastModified}`;
  if (typeof value !== "object" || value === null) return String(value ?? "").trim();
  const parts = Object.entries(value).filter(([, part]) => part !== undefined && part !== null && part !== "");
  return JSON.stringify(parts.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, textOf(part)]));
}
