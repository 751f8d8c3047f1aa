import { z } from "zod";
import { trimInvisible } from "./visible-text";

/**
 * An amount in won without the marks of its thousands: won has no decimals, so that a dot, comma or space before exactly three
 * digits is one. `"16.700"`, `"16,700"` and `"₩16,700"` are `"16700"`; whatever else stands there is left for a schema to judge.
 */
export function withoutThousands(text: string): string {
  // Full-width digits of a Korean keyboard are digits.
  const amount = trimInvisible(text.normalize("NFKC")).replace(/^₩\s*|\s*원$/g, "");
  return /^\d{1,3}([.,\s]\d{3})+$/.test(amount) ? amount.replace(/[.,\s]/g, "") : amount;
}

/**
 * A number whose decimals stand after a comma, as Mongolian and Russian write it, with a dot: `"1,5"` is `"1.5"`. Three digits after a
 * comma may be thousands, so that text is left for a schema to refuse.
 */
export function withDecimalPoint(text: string): string {
  const number = trimInvisible(text);
  return /^\d+,\d{1,2}$/.test(number) ? number.replace(",", ".") : number;
}

/** An amount as a person types it into a form: `won_has_no_decimals` where there are any. */
export const typedWon = z
  .string()
  .transform(withoutThousands)
  .refine((amount) => !/^[\d.,\s]*\d[.,]\d+$/.test(amount), "won_has_no_decimals");
