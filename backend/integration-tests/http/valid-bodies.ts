import fc from "fast-check";
import { type ZodType, z } from "zod";
import { changed, type Json, type Path, pathsOf } from "./nasty-values";

/** Realistic texts in all scripts and from all keyboards; each is tried in every text field. */
const TEXTS = [
  "",
  " ",
  "Хонины мах",
  "Ганзориг Ө.",
  "김철수",
  "Жанна д'Арк — №1",
  "علي",
  "日本語",
  "Баи\u0306р",
  "ｗｉｄｅ",
  "👩‍👩‍👧‍👦 🥩",
  "<b>1 < 2 & 'x'</b>",
  "=SUM(1;2)",
  "' OR 1=1 --",
  "{{name}} %s \\n",
  "__proto__",
  "  around  ",
  "two\nlines\tand a tab",
  "two\r\nlines",
  "010-0000-9999",
  "0",
  "15000.50",
  "1",
  "00:00",
  "23:59",
  "true",
  "/contact",
  "/static/img/ө.webp?x=1#y",
  "https://example.com/зах?a=1&b=2#c",
  "mailto:o'neil+zakh@mail.example.com",
  "o'neil+zakh@mail.example.com",
  "UPPER.Case@Example.COM",
];

/** Boundary numbers, in addition to the contract's. */
const NUMBERS = [0, 0.1, 0.5, 1, 2, 3, 10, 99, 1000, -1];

/** Every limit of any contract, for lengths and for numbers. */
function limitsOf(schema: unknown): number[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    /^(min|max|exclusive)/.test(key) && typeof value === "number" ? [value] : limitsOf(value),
  );
}

/** The values of its enumerations. */
function choicesOf(schema: unknown): Json[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { enum: choices } = schema as { enum?: Json[] };
  return [...(choices ?? []), ...Object.values(schema).flatMap(choicesOf)];
}

/** A value for one place of a body; undefined takes it away. */
interface Choice {
  value: Json | undefined;
}

/** What may stand in one place of a body, everything else staying as it is. */
function choicesAt(sample: Json, path: Path, pool: Json[], takes: (body: Json) => boolean): Choice[] {
  const fits = (value: Json | undefined) => {
    const body = changed(sample, path, () => value);
    return body !== undefined && takes(body);
  };
  return [undefined, ...pool].filter(fits).map((value) => ({ value }));
}

/** Texts that nobody thought of, for a place that takes nearly any. */
function anyText(most: number, sample: Json, path: Path, takes: (body: Json) => boolean): fc.Arbitrary<Choice>[] {
  const texts = fc.string({ unit: "grapheme", minLength: 5, maxLength: Math.min(most, 200) });
  const fits = (value: string) => takes(changed(sample, path, () => value) ?? null);
  const tried = fc.sample(texts, { numRuns: 20, seed: 1 });
  return tried.filter(fits).length < 5 ? [] : [texts.filter(fits).map((value) => ({ value }))];
}

/** What may stand anywhere in a body of this contract: texts, numbers and choices, up to its own limits. */
function poolOf(contract: ZodType): { pool: Json[]; longest: number } {
  const schema = z.toJSONSchema(contract, { io: "input", unrepresentable: "any" });
  const limits = [...new Set(limitsOf(schema))];
  const lengths = limits.filter((limit) => limit > 0 && limit <= 20_000 && Number.isInteger(limit));
  const long = lengths.flatMap((length) => ["ө".repeat(length), "🥩".repeat(length / 2)]);
  const pool = [...choicesOf(schema), ...TEXTS, ...long, ...NUMBERS, ...limits, true, false, null, []];
  return { pool, longest: Math.max(5, ...lengths) };
}

/** A change of a body that its contract takes. */
export type Variation = (body: Json) => Json;

/**
 * Made from a call's contract and a body that it takes: every place of it may hold anything else that the contract takes there,
 * up to its very limits, or nothing. Places at and below `fixed` stay: what they name must be there, or be nobody's yet.
 */
export function variations(sample: Json, contract: ZodType, fixed: readonly string[]): fc.Arbitrary<Variation> {
  const takes = (body: Json) => contract.safeParse(body).success;
  const { pool, longest } = poolOf(contract);
  const places = pathsOf(sample).filter((path) => {
    return path.length > 0 && !fixed.some((name) => `${path.join(".")}.`.startsWith(`${name}.`));
  });
  const changes = places.flatMap((path) => {
    const choices = choicesAt(sample, path, pool, takes);
    if (choices.length === 0) return [];
    const one = fc.oneof(fc.constantFrom(...choices), ...anyText(longest, sample, path, takes));
    return [fc.option(one).map((choice) => ({ path, choice }))];
  });
  // The innermost first: what is replaced as a whole is not looked into.
  return fc.tuple(...changes).map((chosen) => (body) => {
    return chosen.reduceRight<Json>((now, { path, choice }) => {
      return choice ? (changed(now, path, () => choice.value) ?? null) : now;
    }, body);
  });
}
