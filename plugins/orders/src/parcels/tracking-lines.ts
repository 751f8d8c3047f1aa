import { isTrackingNumber, type Parcel, type ReadParcels, trackingDigits } from "../contract/shipment";

/** An order's number as the shop writes it, or with a sign for "number"; a Latin or Cyrillic O. */
export const MARKED_ORDER = /(?:[OО]RD\s*-?|№|#)\s*0*(\d{1,9})(?!\d)/iu;
const ORDER = /^0*[1-9]\d{0,7}$/;
const DASHES = /[\p{Pd}\u2212]/gu;
/** A Korean phone, which may be as long as a tracking number. */
const PHONE = /^0\d{8,11}$/;

/**
 * Reads order numbers and tracking numbers, one of each in a line and in any order: `1023 1234-5678-9012`. A line may have
 * a name and a phone as well. A tracking number in groups of blanks needs another sign between it and the order's number,
 * or `ORD-` before that: in `1023 1234 5678 9012` either end could be the order.
 */
export function readTrackingLines(text: string): ReadParcels {
  const parcels: Parcel[] = [];
  const unclear: ReadParcels["unclear"] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === "") continue;
    const found = readTrackingLine(line);
    if (found) parcels.push(found);
    else unclear.push({ line: index + 1, text: line.trim() });
  }
  return { parcels, unclear };
}

function readTrackingLine(line: string): Parcel | undefined {
  const marked = MARKED_ORDER.exec(line);
  const rest = (marked ? line.replace(marked[0], ";") : line).normalize("NFKC").replace(DASHES, "-");
  const groups = rest
    .split(/[^\d\s-]+|\t/)
    .map((group) => group.trim())
    .filter((group) => /\d/.test(group));
  const words = groups.flatMap((group) => group.split(/\s+/));
  const numbers = withoutPhones(words);
  // Without a whole number in one word, one that is written in groups of blanks.
  const [number, ...others] = numbers.length > 0 ? numbers : withoutPhones(groups);
  if (number === undefined || others.length > 0) return undefined;
  const orders = marked ? [marked[1] ?? ""] : (numbers.length > 0 ? words : groups).filter((word) => ORDER.test(word));
  const [order, ...more] = orders;
  if (order === undefined || more.length > 0) return undefined;
  return { id: Number(order), trackingNumber: trackingDigits(number) };
}

function withoutPhones(words: readonly string[]): string[] {
  return words.filter((word) => isTrackingNumber(trackingDigits(word)) && !PHONE.test(trackingDigits(word)));
}
