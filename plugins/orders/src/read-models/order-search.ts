import { numberGroups, numberSigns, phoneDigits, withoutInvisible } from "@zakh/kit/contract";
import { containing } from "@zakh/kit/database/like";
import { isTrackingNumber } from "../contract/shipment";
import { orderNumbersOfCode, transferCodesIn } from "../contract/transfer-code";

export interface SearchedOrder {
  /** Alternative parts of the searchable text, as lower-case LIKE patterns. */
  parts: string[];
  /** The order's exact total, in won. */
  amount?: number;
  /** Numbers of orders that have the transfer code. */
  numbers?: number[];
  /** A parcel's whole number. */
  trackingNumber?: string;
  /** A text that may be a person's or a product's name. */
  name?: string;
}

/** An amount with optional thousands separators (comma, dot, any space), and an optional `.00`. */
const AMOUNT_PATTERN = /^(₩?)\s*(\d{1,3}(?:([,.\s])\d{3})(?:\3\d{3})*|\d{1,9})([,.]00)?\s*(₩|원|won|вон|төгрөг)?$/i;
/** An order's number as `numberGroups` writes it, with or without leading zeros; with a Latin or Cyrillic O. */
const NUMBER_PATTERN = /^[OО]RD-?0*(\d{1,9})$/i;
/** Every dash and minus of Unicode. */
const DASH = /[\p{Pd}\u2212]/gu;
/** A number as `numberSigns` writes it, complete or in part: of a phone, an order, or whatever has digits. */
const DIGITS_PATTERN = /^\+?\d+$/;

/** Three letters or more, and neither digits nor the sign of an email. */
const NAME_PATTERN = /^[^\d@]*\p{L}{3}[^\d@]*$|^[^\d@]*[가-힣]{2}[^\d@]*$/u;

/**
 * Parses a search for orders: a part of the number, the customer's name, the depositor, the email or the phone, with or
 * without dashes, the exact amount, a transfer code, a parcel's number, or a name of a person or a product, in any letters and dashes of a keyboard or a bank's message. `₩119,500` can only
 * be an amount; `119500` and `119 500` may also be part of a phone number.
 */
export function readOrderSearch(search: string): SearchedOrder {
  const pasted = withoutInvisible(search).trim();
  // Remove № first: normalisation would turn it into "No".
  const typed = pasted.replace(/^№/, "").normalize("NFKC").replace(DASH, "-").replace(/^#/, "").trim();
  const amount = AMOUNT_PATTERN.exec(typed);
  const won = amount?.[2] === undefined ? undefined : Number(amount[2].replace(/\D/g, ""));
  if (won !== undefined && (amount?.[1] || amount?.[4] || amount?.[5] || /[.,]/.test(amount?.[3] ?? "")))
    return { parts: [], amount: won };
  // Also search the pasted form: banks print full-width letters, and a name may be stored like that.
  const parts = [...new Set([pattern(typed), pattern(pasted.replace(/^[#№]\s*/, ""))])];
  const number = NUMBER_PATTERN.exec(numberGroups(typed))?.[1];
  if (number !== undefined) parts.push(pattern(`ord-${number.padStart(4, "0")}`));
  const signs = numberSigns(typed);
  if (DIGITS_PATTERN.test(signs)) {
    const digits = phoneDigits(typed);
    if (digits !== typed && digits.length > 2) parts.push(pattern(digits));
  }
  const codes = new Set([typed, signs].flatMap(transferCodesIn));
  const numbers = [...codes].flatMap(orderNumbersOfCode);
  return {
    parts,
    amount: won,
    ...(numbers.length > 0 && { numbers }),
    ...(isTrackingNumber(signs) && { trackingNumber: signs }),
    ...(number === undefined && numbers.length === 0 && NAME_PATTERN.test(typed) && { name: typed }),
  };
}

/** Matches any number of spaces between two words. */
function pattern(part: string): string {
  return containing(part.toLowerCase()).replace(/\s+/g, "%");
}
