/** The first and the last postcode of Korea. */
const FIRST = 1000;
const LAST = 63_999;

/** Five digits that are no part of a longer number, and not a house, a flat, a floor or a road. */
const CANDIDATE = /(?<![\d-])\d{5}(?![\d-]|\s*(?:동|호|번|층|길|로|호실|р байр|тоот))/g;

/** The postcode in an address, which has no field of its own; empty where there is none. */
export function postcodeIn(address: string): string {
  const found = (address.normalize("NFKC").match(CANDIDATE) ?? []).find((digits) => {
    return Number(digits) >= FIRST && Number(digits) <= LAST;
  });
  return found ?? "";
}
