import { containing } from "@zakh/kit/database/like";

/** What somebody typed to find orders, as the list looks for it. */
export interface SearchedOrder {
  /** Parts of what is written down of an order, in any of which it may be found; as patterns of LIKE, in lower case. */
  parts: string[];
  /** The order's whole total, in won. */
  amount?: number;
}

/** With what people put between thousands: a comma, a dot, a space of any width; and with two zeros that stand for no cents. */
const AMOUNT = /^(₩?)\s*(\d{1,3}(?:([,.\s])\d{3})(?:\3\d{3})*|\d{1,9})([,.]00)?\s*(₩|원|won|вон|төгрөг)?$/i;
/** An order's number as it is shown or said, without the zeros in front too; the O of either alphabet. */
const NUMBER = /^[OО]RD-?0*(\d{1,9})$/i;
/** Every dash and minus of Unicode. */
const DASH = /[\p{Pd}\u2212]/gu;
/** A phone as people write it, whole or in part; `+82 10` is `010`. */
const PHONE = /^\+?[\d\s().-]*\d[\d\s().-]*$/;

/**
 * Reads a search for orders: a part of the number, the customer's name, the depositor, the email or the phone, with or without
 * dashes, or the exact amount, in whatever letters and dashes a keyboard or a bank's message has. `₩119,500` is an amount and nothing else; `119500` and
 * `119 500` may be a part of a phone as well.
 */
export function readOrderSearch(search: string): SearchedOrder {
  const pasted = search.trim();
  // № first: as a letter it becomes "No".
  const typed = pasted.replace(/^№/, "").normalize("NFKC").replace(DASH, "-").replace(/^#/, "").trim();
  const amount = AMOUNT.exec(typed);
  const won = amount?.[2] === undefined ? undefined : Number(amount[2].replace(/\D/g, ""));
  if (won !== undefined && (amount?.[1] || amount?.[4] || amount?.[5] || /[.,]/.test(amount?.[3] ?? "")))
    return { parts: [], amount: won };
  // A name may be written down as it was pasted: banks print full-width letters.
  const parts = [...new Set([pattern(typed), pattern(pasted.replace(/^[#№]\s*/, ""))])];
  const number = NUMBER.exec(typed)?.[1];
  if (number !== undefined) parts.push(pattern(`ord-${number.padStart(4, "0")}`));
  if (PHONE.test(typed)) {
    const digits = typed.replace(/\D/g, "").replace(/^82(?=1\d)/, "0");
    if (digits !== typed && digits.length > 2) parts.push(pattern(digits));
  }
  return { parts, amount: won };
}

/** However many spaces somebody has put between two words. */
function pattern(part: string): string {
  return containing(part.toLowerCase()).replace(/\s+/g, "%");
}
