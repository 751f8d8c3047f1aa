import { z } from "zod";
import { isBlank, line, unlessBlank } from "./fields";

/** Most rows that one page of a list may hold. */
export const PAGE_MAX = 200;

/** Most rows that a list answers without `limit`; the rest comes in pages. */
export const LIST_MAX = 1000;

/** The same for a list of one person or one store, which grows by itself. */
export const OWN_LIST_MAX = 100;

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
  return z.preprocess((value) => (isBlank(value) || value === "all" ? undefined : value), schema.optional());
}

/** The page of a list, as its query names it: as much as the list answers at once without `limit` (ruling 36). */
export const page = { limit: unlessEmpty(whole(1, PAGE_MAX)), offset: unlessEmpty(whole(0, 999_999_999)) };

/** A part of a text that a list is searched for, whatever the letter case; blank is no search. */
export const search = unlessBlank(line(100));

/**
 * The order of a list, one of `sorts`; any other is 400 `sort_unknown`. `newest` and `oldest` are by date, the name of a field is
 * by that field, and with a minus in front from its end.
 */
export function sortBy<const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) {
  return unlessEmpty(z.enum(sorts, { error: "sort_unknown" }));
}

/** The query of a list that takes nothing but its page. */
export const pageQuery = z.object(page);
export type Page = z.infer<typeof pageQuery>;

/** The answer of a list: every list has an end. */
export function list<T extends z.ZodType>(row: T, most: number = LIST_MAX) {
  return z.array(row).max(most);
}

/** A public id that a query names. */
export const idInQuery = unlessEmpty(whole(1, 999_999_999));
