import { LIMITS } from "./limits";
import type { Cell } from "./table";

/** Sign, digits, and the word or sign of won before or behind them. Korean keyboards and old files have the sign as a backslash. */
const WON = /^(?:₩|\\|KRW)?([-‐‑‒–−△▲+]?)(?:₩|\\|KRW)?(\d[\d.,e+]*)(?:원정?|₩|KRW|won)?$/i;
/** 350000, 350,000, 350000.00 */
const PLAIN = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.0{1,2})?$/;
/** 3.82450E+05 */
const SCIENTIFIC = /^\d(?:\.(\d+))?e\+?(\d+)$/i;

/**
 * Whole won of a cell, below 0 with a minus sign, a triangle or brackets. Reads full-width digits, "350,000원", "₩
 * 5,000", "3.82450E+05". Undefined when the cell holds anything else, or a part of a won, for "350.000" and "1,2,3",
 * which may be more than one number, and for "3.82E+05", of which a spreadsheet may have left out digits.
 */
export function parseWon(cell: Cell | undefined): number | undefined {
  if (cell === undefined) return undefined;
  if (typeof cell === "number") return Number.isSafeInteger(cell) ? cell : undefined;
  // A blank between two digits may part two numbers.
  const text = cell.normalize("NFKC").replace(/\p{Cf}|(?<!\d)\s+|\s+(?!\d)/gu, "");
  const bracketed = /^\((.*)\)$/.exec(text)?.[1];
  const [, sign = "", digits = ""] = WON.exec(bracketed ?? text) ?? [];
  const [, decimals = "", exponent] = SCIENTIFIC.exec(digits) ?? [];
  const isWhole = exponent !== undefined && decimals.length >= Number(exponent);
  if (!PLAIN.test(digits) && !isWhole) return undefined;
  const amount = Number(digits.replaceAll(",", ""));
  if (!Number.isSafeInteger(amount) || (bracketed !== undefined && sign !== "")) return undefined;
  const isNegative = bracketed !== undefined || (sign !== "" && sign !== "+");
  return isNegative && amount > 0 ? -amount : amount;
}

/** A whole number that is no part of another, nor of one in words: 6만5,717, 4.70E+04. */
const WHOLE =
  /(?<![\d.,억만천백십]|\de\+?)(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.0{1,2})?(?![\d.,억만천백십]*[\d억만천백십]|e\+?\d)/gi;

/** 147 350 */
const PARTED = /(?<![\d.,] ?)\d{1,3}(?: \d{3})+(?! ?[\d.,])/g;

/** The sums that stand in a text, beside whatever: "취소 47,350", "47,350-", "-147 350". Undefined where none does, or something else may be one. */
export function sumsIn(text: string): number[] | undefined {
  const plain = text.normalize("NFKC").replace(PARTED, (sum) => sum.replaceAll(" ", ""));
  if (/\d/.test(plain.replace(WHOLE, ""))) return undefined;
  const sums = (plain.match(WHOLE) ?? []).map((sum) => parseAmount(sum) ?? 0).filter((sum) => sum > 0);
  return sums.length > 0 ? sums : undefined;
}

/** As `parseWon`, for the amount of a transfer: undefined also above `LIMITS.amount`. */
export function parseAmount(cell: Cell | undefined): number | undefined {
  const amount = parseWon(cell);
  return amount !== undefined && Math.abs(amount) <= LIMITS.amount ? amount : undefined;
}
