import { day } from "@zakh/kit/contract";
import { z } from "zod";

export const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Longest time that a store says it needs, in days. */
export const LEAD_DAYS_MAX = 30;

/** Most periods in which a store sends nothing; those that are over may stay. */
export const UNSENT_PERIODS_MAX = 20;

const period = z.object({ from: day, to: day }).refine(({ from, to }) => from <= to, {
  path: ["to"],
  error: "closed_days_invalid",
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
    .max(UNSENT_PERIODS_MAX, "closed_periods_too_many")
    .describe("When it sends nothing, from the first day to the last"),
});
export type SendingDays = z.infer<typeof sendingDays>;
