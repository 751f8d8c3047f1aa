import { z } from "zod";

/** Country code of Korea as it is dialled from abroad, with or without the 0 that it stands for. */
const FROM_ABROAD = /^(?:00)?820?10/;

/** As it is left where somebody took `+82` off by hand. */
const WITHOUT_ZERO = /^10(?=\d{8}$)/;

/**
 * The digits of a Korean mobile number as they are dialled in Korea: `+82 10 9988 7766`, `0082-10-...`, `10 9988 7766` and
 * full-width digits come to `01099887766`. Other digits stay as they are.
 */
export function phoneDigits(input: string): string {
  return input.normalize("NFKC").replace(/\D/g, "").replace(FROM_ABROAD, "010").replace(WITHOUT_ZERO, "010");
}

/** The digits of a Korean mobile number, at most 11, with their dashes: `01012345678` → `010-1234-5678` (spec §5). */
export function formatPhone(input: string): string {
  const digits = phoneDigits(input).slice(0, 11);
  if (digits.length <= 3) return digits;
  if (digits.length <= 7) return `${digits.slice(0, 3)}-${digits.slice(3)}`;
  return `${digits.slice(0, 3)}-${digits.slice(3, 7)}-${digits.slice(7)}`;
}

/** 010-NNNN-NNNN (spec §5), also where it was written as people write it; what is no Korean mobile number is refused. */
export const phone = z
  .string({ error: "phone_invalid" })
  .overwrite((value) => (isKoreanMobile(value) ? formatPhone(value) : value))
  .regex(/^010-\d{4}-\d{4}$/, "phone_invalid");

/** Nothing but the number, its country code and what people put between digits: letters make it something else. */
function isKoreanMobile(value: string): boolean {
  return /^\+?[\d\s().\-\u2010-\u2015]*$/.test(value.normalize("NFKC")) && /^010\d{8}$/.test(phoneDigits(value));
}
