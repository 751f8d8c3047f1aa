import { z } from "zod";
import { trimInvisible } from "./visible-text";

/**
 * An amount in won without thousands separators. Won has no decimals, so a dot, comma or space before exactly three
 * digits is a separator: `"16.700"`, `"16,700"` and `"₩16,700"` become `"16700"`. Anything else is left for a schema to
 * check.
 */
export function withoutThousands(text: string): string {
  // Accepts the full-width digits of a Korean keyboard.
  const amount = trimInvisible(text.normalize("NFKC")).replace(/^₩\s*|\s*원$/g, "");
  return /^\d{1,3}([.,\s]\d{3})+$/.test(amount) ? amount.replace(/[.,\s]/g, "") : amount;
}

/**
 * Converts a decimal comma, as in Mongolian and Russian, to a dot: `"1,5"` becomes `"1.5"`. Three digits after a comma
 * may be thousands, so that text is left for a schema to refuse. Full-width digits become plain ones.
 */
export function withDecimalPoint(text: string): string {
  const number = trimInvisible(text.normalize("NFKC"));
  return /^\d+,\d{1,2}$/.test(number) ? number.replace(",", ".") : number;
}

/** An amount as typed into a form; `won_has_no_decimals` when it has decimals. */
export const typedWon = z
  .string()
  .transform(withoutThousands)
  .refine((amount) => !/^[\d.,\s]*\d[.,]\d+$/.test(amount), "won_has_no_decimals");
