import { DAY_MS, day } from "@zakh/kit/contract";
import { z } from "zod";

export const PERIOD_DAYS_MAX = 366;

const days = { from: day.optional(), to: day.optional() };

/** A query with a first and a last day, both in Asia/Seoul and included, and with other fields. */
export function period<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.object({ ...fields, ...days }).superRefine((query: { from?: unknown; to?: unknown }, context) => {
    const { from, to } = query;
    if (typeof from !== "string" || typeof to !== "string") return;
    const length = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
    if (length >= 1 && length <= PERIOD_DAYS_MAX) return;
    const message = length < 1 ? "date_range_invalid" : "date_range_too_long";
    context.addIssue({ code: "custom", path: ["to"], message });
  });
}
