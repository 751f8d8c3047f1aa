import { withoutExponents, withoutInvisible, withoutTextMarks } from "@zakh/kit/contract";

/** `ORD-1023`, also within other text; a Latin or Cyrillic O. */
const SHOP_MARK = /(?<![a-zа-яёөү\d])[oо]rd\s*-?\s*0*(\d{1,9})(?!\d)/giu;
/** `#1023`, as a whole word. */
const SIGN = /(?<![^\s,;:|])#\s*0*(\d{1,9})(?![^\s,;:|])/gu;
const WHOLE_SIGN = /^#\s*0*(\d{1,9})$/u;
/** A whole number, not longer than the numbers of orders. */
const PLAIN_ORDER = /^0*[1-9]\d{0,7}$/;
const DASHES = /[\p{Pd}\u2212]/gu;

/** The text with plain digits and hyphens, without what nobody sees, marks that make a text of a number, or exponents of whole numbers, and with `#` for each sign of a number. */
export function plainSigns(text: string): string {
  const plain = withoutExponents(withoutInvisible(withoutTextMarks(text.replaceAll("№", "#")).normalize("NFKC")));
  return plain.replace(DASHES, "-").trim();
}

/** A number whose last digits a spreadsheet has left out: 6.12346E+11. The text has plain signs. */
export function hasLostDigits(text: string): boolean {
  return /\d[.,]\d*e\+?\d|\de\+\d/i.test(text);
}

/** The orders that a text names as the shop writes them, each once. The text has plain signs. */
export function ordersNamed(text: string): number[] {
  return idsOf(text.matchAll(SHOP_MARK));
}

/** The order whose number is the whole text, with a sign for "number". An address has `#209`, too, beside other words. */
export function orderOfSign(text: string): number | undefined {
  return idsOf([WHOLE_SIGN.exec(text)])[0];
}

/** The order whose number is the whole text, without any sign. */
export function orderOfDigits(text: string): number | undefined {
  return PLAIN_ORDER.test(text) ? Number(text) : undefined;
}

/** What a pasted line says of orders. */
interface MarkedLine {
  /** Orders with `ORD-`, and those with `#` in a line without words: beside them it may be the door of an address. */
  named: number[];
  signed: number[];
  /** The line without these. */
  rest: string;
  hasWords: boolean;
}

/** Reads the marks of a line with plain signs. */
export function readMarks(line: string): MarkedLine {
  const named = ordersNamed(line);
  const rest = line.replace(SHOP_MARK, ";");
  if (/\p{L}/u.test(rest)) return { named, signed: [], rest, hasWords: true };
  return { named, signed: idsOf(rest.matchAll(SIGN)), rest: rest.replace(SIGN, ";"), hasWords: false };
}

function idsOf(marks: Iterable<RegExpMatchArray | null>): number[] {
  const ids = [...marks].map((mark) => Number(mark?.[1] ?? 0));
  return [...new Set(ids.filter((id) => id > 0))];
}
