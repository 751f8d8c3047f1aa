import { z } from "zod";

/** Most rows that one page of a list may hold. */
export const PAGE_MAX = 200;

/** Header that tells how many rows there are in all, beside one page of them (ruling 14). */
export const TOTAL_COUNT_HEADER = "X-Total-Count";

function whole(minimum: number, maximum: number) {
  return z
    .string({ error: "value_invalid" })
    .regex(/^\d{1,9}$/, "value_invalid")
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, "value_invalid");
}

/** What a form sends for "not chosen" counts as not given. */
export function unlessEmpty<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === "" || value === "all" ? undefined : value), schema.optional());
}

/** The page of a list, as its query names it: all of it without `limit` (ruling 36). */
export const page = { limit: unlessEmpty(whole(1, PAGE_MAX)), offset: unlessEmpty(whole(0, 999_999_999)) };

/** A public id that a query names. */
export const idInQuery = unlessEmpty(whole(1, 999_999_999));
