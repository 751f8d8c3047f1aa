/** What somebody typed to find orders, as the list looks for it. */
export interface SearchedOrder {
  /** Parts of what is written down of an order, in any of which it may be found; as patterns of LIKE, in lower case. */
  parts: string[];
  /** The order's whole total, in won. */
  amount?: number;
}

/** With what people put between thousands: a comma, a dot, a space of any width. */
const AMOUNT = /^(₩?)\s*(\d{1,3}(?:([,.\s])\d{3})(?:\3\d{3})*|\d{1,9})\s*(₩|원|won|вон|төгрөг)?$/i;
/** An order's number as it is shown or said, without the zeros in front too. */
const NUMBER = /^ORD-?0*(\d{1,9})$/i;
/** A phone as people write it, whole or in part; `+82 10` is `010`. */
const PHONE = /^\+?[\d\s().-]*\d[\d\s().-]*$/;

/**
 * Reads a search for orders: a part of the number, the customer's name, the depositor, the email or the phone, with or without
 * dashes, or the exact amount. `₩119,500` is an amount and nothing else; `119500` and
 * `119 500` may be a part of a phone as well.
 */
export function readOrderSearch(search: string): SearchedOrder {
  const typed = search.trim().replace(/^#/, "");
  const amount = AMOUNT.exec(typed);
  const won = amount?.[2] === undefined ? undefined : Number(amount[2].replace(/\D/g, ""));
  if (won !== undefined && (amount?.[1] || amount?.[4] || /[.,]/.test(amount?.[3] ?? "")))
    return { parts: [], amount: won };
  const parts = [containing(typed)];
  const number = NUMBER.exec(typed)?.[1];
  if (number !== undefined) parts.push(containing(`ord-${number.padStart(4, "0")}`));
  if (PHONE.test(typed)) {
    const digits = typed.replace(/\D/g, "").replace(/^82(?=1\d)/, "0");
    if (digits !== typed && digits.length > 2) parts.push(containing(digits));
  }
  return { parts, amount: won };
}

function containing(part: string): string {
  // However many spaces somebody has put between two words.
  return `%${part
    .toLowerCase()
    .replace(/[\\%_]/g, "\\$&")
    .replace(/\s+/g, "%")}%`;
}
