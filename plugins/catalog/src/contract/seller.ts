import { day, localizedText, publicId } from "@zakh/kit/contract";
import { z } from "zod";

export const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Longest time that a store says it needs, in days. */
export const LEAD_DAYS_MAX = 30;

/** Most periods in which a store sends nothing; those that are over may stay. */
export const UNSENT_PERIODS_MAX = 20;

const period = z.object({ from: day, to: day }).refine(({ from, to }) => from <= to, {
  path: ["to"],
  error: "sending_period_invalid",
});

/** On which days a store sends its goods (ruling 83); those of Korea's holidays are never promised. */
export const sendingDays = z.object({
  weekdays: z
    .array(z.enum(WEEKDAYS, { error: "value_invalid" }), { error: "value_invalid" })
    .min(1, "sending_days_missing")
    .max(7, "too_long"),
  leadDays: z
    .int({ error: "lead_days_invalid" })
    .min(0, "lead_days_invalid")
    .max(LEAD_DAYS_MAX, "lead_days_invalid")
    .describe("Days from the payment to the first on which it can send"),
  closed: z
    .array(period, { error: "value_invalid" })
    .max(UNSENT_PERIODS_MAX, "sending_periods_too_many")
    .describe("When it sends nothing, from the first day to the last"),
});
export type SendingDays = z.infer<typeof sendingDays>;

/** What a store says of itself wherever its goods stand. */
export const SELLER_TEXTS = ["deliveryPromise"] as const;

/** The store that sells a product of its own (ruling 68). */
export const seller = z.object({
  id: publicId,
  name: z.string(),
  ...localizedText(SELLER_TEXTS, () => z.string()),
  sendingDays: sendingDays.nullable().describe("null where the store promises no day"),
});
export type Seller = z.infer<typeof seller>;

/** The same in an order: a promise of today is no part of it. */
export const orderSeller = seller.pick({ id: true, name: true });
export type OrderSeller = z.infer<typeof orderSeller>;
