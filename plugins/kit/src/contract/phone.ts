import { z } from "zod";
import { numberGroups, numberSigns } from "./typed-number";

/** Korea's country code as dialled from abroad, with or without the 0 that it replaces. */
const FROM_ABROAD = /^(?:00)?820?10/;

/** A number from which somebody removed `+82` by hand. */
const WITHOUT_ZERO = /^10(?=\d{8}$)/;

/**
 * The digits of a Korean mobile number as dialled in Korea: `+82 10 9988 7766`, `0082-10-...`, `10 9988 7766` and
 * full-width digits become `01099887766`. Other digits stay unchanged, and whatever is no digit is left out.
 */
export function phoneDigits(input: string): string {
  return numberSigns(input).replace(/\D/g, "").replace(FROM_ABROAD, "010").replace(WITHOUT_ZERO, "010");
}

/** Formats the digits of a Korean mobile number, at most 11, with dashes: `01012345678` → `010-1234-5678` (spec §5). */
export function formatPhone(input: string): string {
  const digits = phoneDigits(input).slice(0, 11);
  if (digits.length <= 3) return digits;
  if (digits.length <= 7) return `${digits.slice(0, 3)}-${digits.slice(3)}`;
  return `${digits.slice(0, 3)}-${digits.slice(3, 7)}-${digits.slice(7)}`;
}

/** 010-NNNN-NNNN (spec §5), in any spelling that `numberSigns` reads. Anything that is not a Korean mobile number is refused. */
export const phone = z
  .string({ error: "phone_invalid" })
  .overwrite((value) => (isKoreanMobile(value) ? formatPhone(value) : value))
  .regex(/^010-\d{4}-\d{4}$/, "phone_invalid");

/** Allows only the number and its country code. Letters, or the code of another country, mean that it is something else. */
function isKoreanMobile(value: string): boolean {
  return /^(?:\+(?=82))?\d*$/.test(numberSigns(value)) && /^010\d{8}$/.test(phoneDigits(value));
}

/**
 * The number of a shop or a line at a desk in plain signs, however it was typed: a mobile number with its dashes, any other in the groups that
 * were typed. A text that is more than a number stays as it is.
 * @example plainPhone("０２）１２３–４５６７") // "02-123-4567"
 */
export function plainPhone(text: string): string {
  if (isKoreanMobile(text)) return formatPhone(text);
  const plain = text.normalize("NFKC");
  const groups = numberGroups(plain.trim().replaceAll(/[)\s]+/g, "-"));
  return !/[,;]/.test(plain) && /^\+?\d+(?:-\d+)*$/.test(groups) ? groups : text;
}
