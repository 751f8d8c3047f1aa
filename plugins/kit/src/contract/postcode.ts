import { z } from "zod";
import { numberSigns } from "./typed-number";

/** Five digits in any spelling that `numberSigns` reads; refused with `postcode_invalid`. */
export const postcode = z
  .string({ error: "postcode_invalid" })
  .overwrite(numberSigns)
  .regex(/^\d{5}$/, "postcode_invalid");

/** The first and the last postcode of Korea. */
const FIRST = 1000;
const LAST = 63_999;

/**
 * Five digits that are no part of a longer number, and not a house, a flat, a floor or a road. After a space such a word ends there:
 * `63208 동광로` is a postcode and a road whose name begins alike.
 */
const CANDIDATE =
  /(?:^|[^\d-])(\d{5})(?![\d-]|동|호|번|층|길|로|\s+(?:동|호|번|번길|층|길|로|호실)(?!\p{L})|\s*(?:р байр|тоот))/gu;

/** The postcode in an address that is one text; empty where there is none. */
export function postcodeIn(address: string): string {
  const candidates = [...address.normalize("NFKC").matchAll(CANDIDATE)].map(([, digits = ""]) => digits);
  return candidates.find((digits) => Number(digits) >= FIRST && Number(digits) <= LAST) ?? "";
}
