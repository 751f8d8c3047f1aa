import { z } from "zod";
import { isBlank, line, unlessBlank } from "./fields";
import { withoutInvisible } from "./visible-text";

export const PAGE_MAX = 200;

/** Most rows that a list answers without `limit`; the rest comes in pages. */
export const LIST_MAX = 1000;

/** The same for a list of one person or one store, which keeps growing. */
export const OWN_LIST_MAX = 100;

/** Header with the total number of rows, beside one page of them (ruling 14). */
export const TOTAL_COUNT_HEADER = "X-Total-Count";

function whole(minimum: number, maximum: number) {
  return z
    .string({ error: "value_invalid" })
    .regex(/^\d{1,9}$/, "value_invalid")
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, "value_invalid");
}

/** Treats the empty value that a form sends for "not chosen" as absent. */
export function unlessEmpty<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (isBlank(value) || value === "all" ? undefined : value), schema.optional());
}

/** The page parameters of a list: `limit` is at most `PAGE_MAX` (ruling 36). */
export const page = { limit: unlessEmpty(whole(1, PAGE_MAX)), offset: unlessEmpty(whole(0, 999_999_999)) };

/** Search text for a list, case-insensitive, without what nobody sees; blank means no search. */
export const search = unlessBlank(line(100).overwrite(withoutInvisible));

/**
 * The sort order of a list, one of `sorts`; any other value is 400 `sort_unknown`. `newest` and `oldest` sort by date,
 * a field's name sorts by that field, and a leading minus reverses it.
 */
export function sortBy<const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) {
  return unlessEmpty(z.enum(sorts, { error: "sort_unknown" }));
}

export const pageQuery = z.object(page);
export type Page = z.infer<typeof pageQuery>;

/** The answer of a list: every list has a maximum length. */
export function list<T extends z.ZodType>(row: T, maxRows: number = LIST_MAX) {
  return z.array(row).max(maxRows);
}

export const idInQuery = unlessEmpty(whole(1, 999_999_999));
