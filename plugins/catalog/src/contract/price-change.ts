import { publicId, trimInvisible, typedWon } from "@zakh/kit/contract";
import { z } from "zod";
import { MAX_PRICE, productData } from "./product-data";

/** Most products whose prices change at once. */
export const PRICES_MAX = 500;

/** Won for one of its unit below which a price is probably a slip: the screens ask before they save it. */
export const LOW_UNIT_PRICE = 100;

/** Whether a price is so low that whoever typed it is asked. `price` in won per sale unit. */
export function isLowPrice({ price, priceDivisor }: { price: number; priceDivisor: number }): boolean {
  return price / priceDivisor < LOW_UNIT_PRICE;
}

/** How many prices change at once: by a share or by an amount, up or down. */
export interface PriceRule {
  by: "percent" | "won";
  /** Per cent, or won; negative lowers the prices. */
  amount: number;
  /** Whether the new price is rounded to 100 won; otherwise to one. */
  roundsTo100: boolean;
}

/**
 * The price by a rule, in won: rounded half up, once. `undefined` when the shop could not sell for it.
 *
 * `changedPrice(16700, { by: "percent", amount: 5, roundsTo100: true })` is 17500.
 */
export function changedPrice(price: number, { by, amount, roundsTo100 }: PriceRule): number | undefined {
  // In hundredths of hundredths, so that no binary fraction falls below a half.
  const exact = by === "won" ? price + amount : Math.round(price * 100 * (100 + amount)) / 10_000;
  const unit = roundsTo100 ? 100 : 1;
  const changed = Math.round(exact / unit) * unit;
  return changed >= 1 && changed <= MAX_PRICE ? changed : undefined;
}

/** A percentage or an amount as typed, with its sign: `"-5"`, `"+7,5"`, `"−500"`. */
export function readAmount(typed: string, by: PriceRule["by"]): number | undefined {
  const [, sign = "", digits = ""] = /^([+\-−–]?)\s*(.*)$/s.exec(trimInvisible(typed)) ?? [];
  const text = by === "won" ? typedWon.safeParse(digits).data : digits.replace(/\s*%$/, "").replace(",", ".");
  if (text === undefined || !/^\d{1,9}(\.\d{1,2})?$/.test(text)) return undefined;
  const amount = Number(text);
  return sign === "" || sign === "+" ? amount : -amount;
}

const price = z
  .number({ error: "price_invalid" })
  .refine((won) => typeof productData.shape.price.safeParse(won).data === "number", "price_invalid");

/** `POST /api/admin/products/prices`: the prices as they were shown and as they become. */
export const pricesInput = z.object({
  prices: z
    .array(
      z.object({
        id: publicId,
        from: z
          .number({ error: "price_invalid" })
          .describe("Won, as it was read; another present price refuses the whole change"),
        to: price.describe("Won, at most two decimals"),
      }),
      { error: "value_invalid" },
    )
    .min(1, "value_invalid")
    .max(PRICES_MAX, "too_long")
    .refine((prices) => new Set(prices.map(({ id }) => id)).size === prices.length, "value_invalid"),
});
export type PricesInput = z.infer<typeof pricesInput>;

export const pricesAnswer = z.object({
  changeSet: publicId.describe("Names the change for its undo, which is a change of its own"),
  count: z.number().int().describe("How many prices have changed"),
});
export type PricesAnswer = z.infer<typeof pricesAnswer>;
