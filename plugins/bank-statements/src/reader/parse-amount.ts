import type { Cell } from "./table";

const NEGATIVE = /^[-−–△▲]|^\(.*\)$/;
const DIGITS = /^\d+(\.\d+)?(e\+?\d+)?$/i;

/**
 * Whole won of a cell, below 0 with a minus sign, a triangle or brackets. Reads full-width digits, "350,000원", "₩
 * 5,000", "1.5E+05". Undefined when the cell holds anything else, or a part of a won.
 */
export function parseAmount(cell: Cell | undefined): number | undefined {
  if (cell === undefined) return undefined;
  if (typeof cell === "number") return Number.isSafeInteger(cell) ? cell : undefined;
  const text = cell.normalize("NFKC").replace(/\s|,|원|₩|KRW/g, "");
  const digits = text.replace(/^[-−–△▲+]|[()]/g, "");
  if (!DIGITS.test(digits)) return undefined;
  const amount = Number(digits);
  if (!Number.isSafeInteger(amount)) return undefined;
  return NEGATIVE.test(text) && amount > 0 ? -amount : amount;
}
