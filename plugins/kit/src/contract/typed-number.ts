import { withoutInvisible } from "./visible-text";

/**
 * What people put between the digits of a number: dashes, minus signs, middle and other dots, slashes, tildes, and the letters that keyboards
 * of Korea and Japan give in place of a dash. Not `*` and `#`, which hide digits.
 */
const DASHES =
  /[\p{Pd}\u2212\u02D7\u2043\u207B\u208B\u2500\u2501\u2796\u30FC\u3161\u1173~\u2053\u223C.\u00B7\u0387\u16EB\u2024\u2027\u2219\u22C5\u2E31\u2E33\u30FB\u318D\u3002\uA78F/\u2044\u2215\u29F8\\]/gu;
/** Blanks, brackets, commas and quotation marks, the frames of keycap emoji, and an apostrophe that makes a spreadsheet's cell a text. */
const LEFT_OUT = /[\p{White_Space}\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Me},\u3001'"`]/gu;

/** One low line, tie, equals sign or bullet between two digits; several hide digits. */
const BETWEEN_DIGITS =
  /(\d)\s*[\p{Pc}\u2050=\u2022\u2023\u204C\u204D\u25A0-\u25FF\u2619\u2765\u2767\u2981\u29BE\u29BF\u26AA\u26AB]\s*(?=\d)/gu;
/** Two hyphens for a dash; more of them hide digits. */
const HYPHENS = /-+/g;

/** An apostrophe, as keyboards and phones write it, a quotation mark or an equals sign before a number, so that a spreadsheet keeps its zeros. */
const TEXT_MARKS = /(^|[\s,;:|])[=\p{Pi}\p{Pf}\p{Lm}\p{Sk}'"\u2032\u2035\uFF02\uFF07\uFF1D]+(?=[#+(\p{Nd}])/gu;

const CALLED = [
  "утас(?:ны)?|гар|дугаар|данс(?:ны)?|илгээмж(?:ийн)?|дотуур",
  "тел(?:ефон)?|моб(?:ильный)?|номер|сч[её]т|накладная",
  "(?:휴대|핸드)?전화(?:번호)?|휴대폰|핸드폰|연락처|번호|계좌(?:번호)?|운송장(?:번호)?|송장(?:번호)?|등기(?:번호)?|사업자(?:등록)?(?:번호)?",
  "(?:tel(?:e?phone)?|(?:cell|mobile)?phone|ph|mob(?:ile)?|cell|h\\.?p|no|number|nr|acc(?:oun)?t?|a/c|tracking|waybill)(?=[\\s.:])",
].join("|");
/** What stands before a number and tells what it is: `утас 010…`, `Tel. 010…`, `№ 010…`, `☎010…`, and any words with a colon. */
const BEFORE = new RegExp(
  `^=?\\s*(?:(?:[\\p{L}\\p{M}][\\p{L}\\p{M}\\s./()-]*:|${CALLED}|[☎☏✆📞📱📲])[\\s.:\\p{Pd}]*)+(?=[+(\\d])|^=`,
  "iu",
);

/** A number to which a spreadsheet has given decimals. */
const OF_SPREADSHEET = /^(\d+)\.0+$/;
/** A long number as spreadsheets show it: 6.12345678901E+11, or 6,12345678901E+11. */
const SCIENTIFIC = /\b(\d+)[.,](\d+)E\+?0*(\d{1,2})\b/gi;

/** The text with each number that a spreadsheet wrote with an exponent written out, where all its digits are there. */
export function withoutExponents(text: string): string {
  return text.replace(SCIENTIFIC, (shown, whole: string, decimals: string, exponent: string) =>
    decimals.length === Number(exponent) ? whole + decimals : shown,
  );
}

/** The text without what stands before a number to make a text of it: `012, ’012, =012. */
export function withoutTextMarks(text: string): string {
  return text.replace(TEXT_MARKS, "$1");
}

/**
 * The letters and digits of a number that somebody typed or pasted, as groups with hyphens between them: without blanks,
 * brackets, characters that nobody sees and words before them, of plain width, with `-` for every dash, dot and slash.
 * @example numberGroups("\u202A１１０．234／567890\u202C") // "110-234-567890"
 */
export function numberGroups(text: string): string {
  return withoutExponents(withoutInvisible(withoutTextMarks(text.replaceAll("№", "No.")).normalize("NFKC")).trim())
    .replace(OF_SPREADSHEET, "$1")
    .replace(BEFORE, "")
    .replace(BETWEEN_DIGITS, "$1-")
    .replace(DASHES, "-")
    .replace(HYPHENS, (hyphens) => (hyphens.length === 2 ? "-" : hyphens))
    .replace(LEFT_OUT, "");
}

/** The same without hyphens. Every field of a number or code is read by it, so that all of them take the same spellings. */
export function numberSigns(text: string): string {
  return numberGroups(text).replaceAll("-", "");
}
