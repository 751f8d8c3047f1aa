import { numberSigns } from "@zakh/kit/contract";
import { isTrackingNumber } from "@zakh/orders/contract";
import type { Parcel, ReadParcels } from "../contract/parcels";
import { hasLostDigits, orderOfDigits, plainSigns, readMarks } from "./order-marks";

/** A Korean phone, which may be as long as a tracking number; a mobile one also without the 0 that a spreadsheet drops. */
export const PHONE = /^(0\d{8,11}|10\d{8})$/;
const FIRST_WORD = /^[^\s,;:|]+/;

/**
 * Reads order numbers and tracking numbers, one of each in a line and in any order: `1023 1234-5678-9012`. A line may have
 * a name, a phone and an address as well: then the order's number has `ORD-` before it or is the first word, because an address has
 * numbers, too. A tracking number in groups of blanks needs another sign between it and the order's number,
 * or `ORD-` before that: in `1023 1234 5678 9012` either end could be the order.
 */
export function readTrackingLines(text: string): ReadParcels {
  const parcels: Parcel[] = [];
  const unclear: ReadParcels["unclear"] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === "") continue;
    const plain = plainSigns(line);
    const isShort = hasLostDigits(plain);
    const found = isShort ? undefined : readTrackingLine(plain);
    if (found) parcels.push(found);
    else unclear.push({ line: index + 1, text: line.trim(), ...(isShort && { reason: "digits_lost" }) });
  }
  return { parcels, unclear };
}

function readTrackingLine(line: string): Parcel | undefined {
  const { named, signed, rest, hasWords } = readMarks(line);
  const groups = rest
    .split(/[^\d\s-]+|\t/)
    .map((group) => group.trim())
    .filter((group) => /\d/.test(group));
  const words = groups.flatMap((group) => group.split(/\s+/));
  // Without a whole number in one word, one that is written in groups of blanks.
  const parts = words.some(isNumber) ? words : groups;
  const [number, ...others] = parts.filter(isNumber);
  if (number === undefined || others.length > 0) return undefined;
  const plain = parts.flatMap((part) => orderOfDigits(part) ?? []);
  const isPlace = hasWords ? startsWithOrder(line) : parts.every(isKnown);
  const unnamed = isPlace ? [...signed, ...plain] : [];
  const [id, ...more] = named.length > 0 ? [...new Set([...named, ...signed])] : unnamed;
  if (id === undefined || more.length > 0) return undefined;
  return { id, trackingNumber: numberSigns(number) };
}

function startsWithOrder(line: string): boolean {
  return orderOfDigits(FIRST_WORD.exec(line)?.[0] ?? "") !== undefined;
}

function isNumber(part: string): boolean {
  return isTrackingNumber(numberSigns(part)) && !isPhone(part);
}

/** Whether it is what such a line has; any other number may be that of a building. */
function isKnown(part: string): boolean {
  return isNumber(part) || isPhone(part) || orderOfDigits(part) !== undefined;
}

function isPhone(part: string): boolean {
  return PHONE.test(numberSigns(part));
}
