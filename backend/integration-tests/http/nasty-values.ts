import fc from "fast-check";

/** JSON as received; `__proto__` is an ordinary key here. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

function nested(depth: number): Json {
  let value: Json = "deep";
  for (let i = 0; i < depth; i += 1) value = i % 2 ? [value] : { a: value };
  return value;
}

/** Unexpected values that clients may send. */
const NASTY: Json[] = [
  null,
  true,
  0,
  -1,
  0.30000000000000004,
  1e308,
  5e-324,
  2147483648,
  Number.MAX_SAFE_INTEGER + 1,
  -1e21,
  "",
  " ",
  "\0",
  "before\0after",
  "x".repeat(10_000),
  "ө".repeat(10_000),
  "\u202Ebackwards\u202C",
  "zero\u200Bwidth\u2060\uFEFF",
  "👩‍👩‍👧‍👦🏳️‍🌈𝕫",
  "\ud800",
  "\r\nSet-Cookie: zakh.sid=x",
  "NaN",
  "Infinity",
  "1e999",
  "-0",
  "0x10",
  "' OR 1=1; DROP TABLE product --",
  "<script>alert(1)</script>",
  "=HYPERLINK(1)",
  "../../../../etc/passwd",
  "javascript:alert(1)",
  "9999-99-99",
  [],
  [[]],
  {},
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'),
  nested(500),
];

export const nasty = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 300 }) },
  { weight: 1, arbitrary: fc.double() as fc.Arbitrary<Json> },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json> },
);

export type Path = (string | number)[];

/** The path to every value of a body, including the body itself. */
export function pathsOf(value: Json, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const below = Array.isArray(value)
    ? value.flatMap((item, place) => pathsOf(item, [...path, place]))
    : Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...path, key]));
  return [path, ...below];
}

/** A body with one value replaced by the result of `change`; undefined removes it. */
export function changed(value: Json, path: Path, change: (former: Json) => Json | undefined): Json | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.flatMap((item, place) => (place === key ? (changed(item, rest, change) ?? []) : [item]));
  }
  const entries = Object.entries(value as Record<string, Json>).flatMap(([name, item]) => {
    const now = name === key ? changed(item, rest, change) : item;
    return now === undefined ? [] : [[name, now] as const];
  });
  return Object.fromEntries(entries);
}

/** A body with one or two wrong values: of another type, missing, wrapped in a list, or far out of range. */
export function mutated(body: Json): fc.Arbitrary<Json> {
  const once = (before: Json) =>
    fc
      .tuple(fc.constantFrom(...pathsOf(before)), fc.constantFrom("replace", "remove", "wrap"), nasty)
      .map(([path, how, value]) => {
        const after = changed(before, path, (former) =>
          how === "remove" ? undefined : how === "wrap" ? [former, former] : value,
        );
        return after ?? null;
      });
  return fc.oneof(
    { weight: 3, arbitrary: once(body) },
    { weight: 1, arbitrary: once(body).chain(once) },
    { weight: 1, arbitrary: nasty },
  );
}
