import { day, line, localizedText, required } from "@zakh/kit/contract";
import { z } from "zod";

/** Most periods that are kept; those that are over may stay. */
export const CLOSED_PERIODS_MAX = 30;

const period = z.object({
  /** The first and the last day of it, in Asia/Seoul. */
  from: day,
  to: day,
  /** Whether orders are taken meanwhile; they leave afterwards. */
  takesOrders: z.boolean({ error: "value_invalid" }),
  /** What shoppers read about it. */
  ...localizedText(["text"], () => line(200).default("")),
  text: required(line(200), "closed_text_required"),
});

/** One period in which the shop is closed, as its form edits it. */
export const closedPeriod = period.refine(({ from, to }) => from <= to, {
  path: ["to"],
  error: "closed_days_invalid",
});
export type ClosedPeriod = z.infer<typeof closedPeriod>;

/** `GET /api/settings/closed-days`: in any order. */
export const closedDaysSetting = z.object({
  periods: z.array(closedPeriod, { error: "value_invalid" }).max(CLOSED_PERIODS_MAX, "closed_periods_too_many"),
});
export type ClosedDaysSetting = z.infer<typeof closedDaysSetting>;
