import { withoutInvisible } from "@zakh/kit/contract";

/** Without 0, O, 1, I and L, which people mix up. Their number is prime, so that the check character finds every slip (ruling 46). */
const SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const BASE = SIGNS.length;

/** The signs of each place before the check character: a digit and a letter come first, so that no name is a code. */
const PLACES = [SIGNS.slice(0, 8), SIGNS.slice(8), SIGNS, SIGNS];
const CODES = PLACES.reduce((product, { length }) => product * length, 1);
const SHAPE = /^[2-9][A-Z][2-9A-Z]{3}$/;

/** Has no factor in common with the number of codes: 176,824 orders in a row have different codes, neighbours unlike ones. */
const STEP = 51_427;

/**
 * The transfer code of an order, from its number: a digit, a letter, two signs and a check character (ruling 46). One wrong
 * or two swapped characters are never another order's code.
 */
export function transferCode(number: number): string {
  let rest = (number * STEP) % CODES;
  const values = PLACES.map(({ length }) => {
    const value = rest % length;
    rest = Math.floor(rest / length);
    return value;
  });
  const code = PLACES.map((signs, place) => signs.charAt(values[place] ?? 0)).join("");
  return code + SIGNS.charAt(checkOf(code));
}

/** `STEP` times this is 1, in the arithmetic of `CODES`. */
const STEP_BACK = 7_083;

/** The numbers of the orders that have a code, ascending, as far as a shop may come; for a text that is no code none. */
export function orderNumbersOfCode(code: string): number[] {
  if (!isTransferCode(code)) return [];
  const value = PLACES.reduceRight((sum, signs, place) => sum * signs.length + signs.indexOf(code.charAt(place)), 0);
  const first = (value * STEP_BACK) % CODES;
  return Array.from({ length: 8 }, (_, round) => first + round * CODES).filter((number) => number > 0);
}

/** Each place counts with a weight of its own, so that a changed sign and two swapped ones change the sum. */
function checkOf(code: string): number {
  return [...code].reduce((sum, sign, place) => sum + SIGNS.indexOf(sign) * (place + 1), 0) % BASE;
}

/** Cyrillic letters that look like Latin ones, in this order. */
const CYRILLIC = "АВЕКМНОРСТУҮХ";
const LATIN = "ABEKMHOPCTYYX";

/** A text as a code would be written in it: upper case, Latin letters for Cyrillic ones of the same look, no accents, nothing unseen. */
export function codeSigns(text: string): string {
  return withoutInvisible(text.normalize("NFKD"))
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .replace(/[АВЕКМНОРСТУҮХ]/g, (letter) => LATIN.charAt(CYRILLIC.indexOf(letter)));
}

/** The codes in a text of the bank, in any letter case and in full-width or Cyrillic letters. */
export function transferCodesIn(text: string): string[] {
  return (codeSigns(text).match(/[0-9A-Z]+/g) ?? []).filter(isTransferCode);
}

/** A text of the bank without the words that are codes: the sender's name, empty where there is none. */
export function withoutTransferCodes(text: string): string {
  return text
    .split(/\s+/)
    .filter((word) => transferCodesIn(word).length === 0)
    .join(" ")
    .trim();
}

/**
 * The codes that a word may be in which one sign is wrong, missing or too many, or two neighbours are swapped. Few of
 * them are an order's: whoever uses them needs the sum as well.
 */
export function transferCodesNear(word: string): string[] {
  const near = Array.from({ length: word.length + 1 }, (_, at) => {
    const [before, sign, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    const repaired = [...SIGNS].flatMap((other) => [before + other + after, before + other + sign + after]);
    return [...repaired, before + after, before + after.charAt(0) + sign + after.slice(1)];
  });
  return [...new Set(near.flat().filter(isTransferCode))];
}

function isTransferCode(word: string): boolean {
  if (!SHAPE.test(word) || [...word].some((sign) => !SIGNS.includes(sign))) return false;
  return word.endsWith(SIGNS.charAt(checkOf(word.slice(0, -1))));
}

/** Banks show this much of a sender's text, in bytes of their encoding: 14 Latin letters or 7 of any other script. */
const SHOWN_BYTES = 14;

/** What the customer writes as the sender's name: the name's last word, cut so that the bank does not cut the code. */
export function senderText(name: string, code: string): string {
  const word = name.trim().split(/\s+/).at(-1) ?? "";
  let free = SHOWN_BYTES - code.length - 1;
  let shown = "";
  for (const letter of word) {
    free -= letter.charCodeAt(0) < 128 ? 1 : 2;
    if (free < 0) break;
    shown += letter;
  }
  return `${shown} ${code}`.trim();
}
