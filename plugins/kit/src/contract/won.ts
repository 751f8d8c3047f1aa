import { z } from "zod";
import { trimInvisible } from "./visible-text";

/**
 * An amount in won without the marks of its thousands: won has no decimals, so that a dot, comma or space before exactly three
 * digits is one. `"16.700"` and `"16,700"` are `"16700"`; whatever else stands there is left for a schema to judge.
 */
export function withoutThousands(text: string): string {
  const amount = trimInvisible(text);
  return /^\d{1,3}([.,\s]\d{3})+$/.test(amount) ? amount.replace(/[.,\s]/g, "") : amount;
}

/** An amount as a person types it into a form: `won_has_no_decimals` where there are any. */
export const typedWon = z
  .string()
  .transform(withoutThousands)
  .refine((amount) => !/^[\d.,\s]*\d[.,]\d+$/.test(amount), "won_has_no_decimals");
