import {
  CONSONANT_STEPS,
  type FoldingStep,
  foldedPatterns,
  HANGUL,
  JOINING_STEPS,
  joinedPatterns,
  LETTER_STEPS,
} from "../contract/folded-text";
import type { ListFilter } from "./list-page";

/**
 * Makes PostgreSQL's function that folds as `foldedText` does, for generated columns: so whoever writes a name, Medusa's dashboard
 * too, writes its folded text. A migration that changes the steps makes the function and the columns anew.
 */
export const FOLDED_FUNCTION = `CREATE OR REPLACE FUNCTION zakh_folded(typed text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $fold$
DECLARE
  letters text := lower(normalize(typed, NFKD) COLLATE "und-x-icu");
  words text := letters;
  consonants text;
  joined text;
BEGIN
  ${assigned("words", LETTER_STEPS)}
  consonants := words;
  ${assigned("consonants", CONSONANT_STEPS)}
  joined := consonants;
  ${assigned("joined", JOINING_STEPS)}
  joined := ' ' || consonants || ' ' || joined || ' ';
  IF letters ~ ${literal(HANGUL)} THEN joined := joined || replace(joined, ' ', '~'); END IF;
  RETURN ' ' || words || joined;
END $fold$`;

function assigned(variable: string, steps: readonly FoldingStep[]): string {
  return steps.map((step) => `${variable} := ${call(variable, step)};`).join("\n  ");
}

/** A plain text needs no pattern: PostgreSQL keeps 32 compiled ones, and takes ten times as long with one more. */
function call(variable: string, step: FoldingStep): string {
  if ("signs" in step) return `translate(${variable}, ${literal(step.signs)}, ${literal(step.into)})`;
  if (!/[\\()[\]^$.*+?|]/.test(step.replace)) {
    return `replace(${variable}, ${literal(step.replace)}, ${literal(step.by)})`;
  }
  const by = step.by.replace(/\$(?=\d)/g, "\\");
  return `regexp_replace(${variable}, ${literal(step.replace)}, ${literal(by)}, 'g')`;
}

/** In ASCII, and without a question mark, which the migrator would take for a parameter. */
function literal(text: string): string {
  const signs = Array.from(text, (sign) => {
    if (/[\w ~|+()[\]^$=,.*-]/.test(sign)) return sign;
    const code = sign.codePointAt(0) ?? 0;
    return code > 0xffff ? `\\U${code.toString(16).padStart(8, "0")}` : `\\u${code.toString(16).padStart(4, "0")}`;
  });
  return `E'${signs.join("")}'`;
}

/** The conditions of which one holds when a folded column has a text in any spelling; none for a text without letters. */
export function soundsLike(filter: ListFilter, column: string, search: string): string[] {
  const like = (pattern: string) => `${column} LIKE ${filter.bind(pattern)}`;
  const words = foldedPatterns(search).map((patterns) => `(${patterns.map(like).join(" OR ")})`);
  const whole = words.length > 0 ? [`(${words.join(" AND ")})`] : [];
  return [...whole, ...(words.length > 1 ? joinedPatterns(search).map(like) : [])];
}
