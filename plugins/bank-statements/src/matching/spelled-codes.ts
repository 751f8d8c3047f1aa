import { codeSigns, transferCodesIn } from "@zakh/orders/contract";

/** A letter of another script, such as Hangul, ends a code; blanks and marks do not. */
const OTHER_LETTERS = /[^A-Z\d\p{P}\p{S}\p{Z}\p{Cc}]+/u;
const CODE_LENGTH = 5;

/**
 * The transfer codes in a text as people write them (ruling 59): with blanks, hyphens or other marks in them, or stuck
 * to a name or a number. Some are codes by chance: whoever uses them needs the sum as well.
 * @example spelledCodes("BAT7h-h 2M") // ["7HH2M"]
 */
export function spelledCodes(text: string): string[] {
  return codeSigns(text)
    .split(OTHER_LETTERS)
    .map((part) => part.replace(/[^A-Z\d]/g, ""))
    .flatMap((signs) => Array.from(signs, (_, at) => signs.slice(at, at + CODE_LENGTH)))
    .flatMap(transferCodesIn);
}

/** A payer's text without a code in it, however it is written: its letters are none of the name's. */
export function withoutCode(payer: string, code: string): string {
  const spelled = [...code].join("[^\\p{L}\\p{N}]*");
  return payer.normalize("NFKC").replace(new RegExp(spelled, "giu"), " ");
}
