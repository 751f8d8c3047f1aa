/** The label of a form's field, and how to display its value. */
export interface FieldName {
  label: string;
  /** Converts the value to text; default is the value itself. */
  text?: (value: unknown) => string;
  /** The value is a picture's URL, or contains it as `url`, or is a list of them. */
  picture?: boolean;
}

/** A field that somebody else has changed too, with its current value. */
export interface ChangedField extends FieldName {
  key: string;
  value: unknown;
}

interface Given {
  /** The form's initial values. */
  began: object;
  /** The server's current values. */
  present: object;
  /** The form's current values. */
  typed: object;
}

/** The fields that were changed both here and elsewhere, to different values, in the order of `names`. */
export function changedFields(given: Given & { names: Record<string, FieldName> }): ChangedField[] {
  const { began, present, typed, names } = given;
  return Object.entries(names).flatMap(([key, name]) => {
    const value = at(present, key);
    const here = !same(at(typed, key), at(began, key));
    return here && !same(value, at(began, key)) && !same(value, at(typed, key)) ? [{ ...name, key, value }] : [];
  });
}

/** Current values of fields that were changed elsewhere only; saving keeps them. */
export function changedElsewhere({ began, present, typed }: Given): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(present).filter(
      ([key, value]) => !same(value, at(began, key)) && same(at(typed, key), at(began, key)),
    ),
  );
}

function at(values: object, key: string): unknown {
  return (values as Record<string, unknown>)[key];
}

/** Fields hold numbers as text, and a missing value as undefined or as an empty text. */
function same(one: unknown, other: unknown): boolean {
  return textOf(one) === textOf(other);
}

function textOf(value: unknown): string {
  if (value instanceof File) return `${value.name} ${value.size} ${value.lastModified}`;
  if (typeof value !== "object" || value === null) return String(value ?? "").trim();
  const parts = Object.entries(value).filter(([, part]) => part !== undefined && part !== null && part !== "");
  return JSON.stringify(parts.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, textOf(part)]));
}
