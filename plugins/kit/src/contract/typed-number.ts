import { withoutInvisible } from "./visible-text";

/**
 * What people put between the digits of a number: dashes, minus signs, dots, slashes, tildes, and the letters that keyboards
 * of Korea and Japan give in place of a dash. Not `*`, `#`, `_` and bullets, which hide digits.
 */
const DASHES =
  /[\p{Pd}\u2212\u02D7\u2043\u207B\u208B\u2500\u2501\u2796\u30FC\u3161\u1173~\u223C.\u00B7\u0387\u2024\u2027\u2219\u22C5\u30FB\u318D\u3002/\u2044\u2215\u29F8\\]/gu;
/** Blanks, brackets, commas and quotation marks, the frames of keycap emoji, and an apostrophe that makes a spreadsheet's cell a text. */
const LEFT_OUT = /[\p{White_Space}\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Me},\u3001'"`]/gu;

/** A number to which a spreadsheet has given decimals. */
const OF_SPREADSHEET = /^(\d+)\.0+$/;

/**
 * The letters and digits of a number that somebody typed or pasted, as groups with hyphens between them: without blanks,
 * brackets and characters that nobody sees, of plain width, with `-` for every dash, dot and slash.
 * @example numberGroups("\u202A１１０．234／567890\u202C") // "110-234-567890"
 */
export function numberGroups(text: string): string {
  return withoutInvisible(text.normalize("NFKC"))
    .replace(OF_SPREADSHEET, "$1")
    .replace(DASHES, "-")
    .replace(LEFT_OUT, "");
}

/** The same without hyphens. Every field of a number or code is read by it, so that all of them take the same spellings. */
export function numberSigns(text: string): string {
  return numberGroups(text).replaceAll("-", "");
}
