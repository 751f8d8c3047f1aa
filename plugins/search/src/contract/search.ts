import { productAnswer } from "@zakh/catalog/contract";
import { line, localizedText, unlessEmpty } from "@zakh/kit/contract";
import { serviceCategory, store } from "@zakh/marketplace/contract";
import { z } from "zod";

/** Most characters of a query. */
export const SEARCH_MAX_LENGTH = 100;

/** Items of each kind in an answer without `limit`. */
export const FOUND_DEFAULT = 20;

/** Most items of each kind in an answer; `limit` is at most this. */
export const FOUND_MAX = 60;

/** `GET /api/search` (ruling 71). A blank query finds nothing. */
export const searchQuery = z.object({
  q: line(SEARCH_MAX_LENGTH).default(""),
  limit: unlessEmpty(
    z
      .string({ error: "value_invalid" })
      .regex(/^\d{1,2}$/, "value_invalid")
      .transform(Number)
      .refine((limit) => limit >= 1 && limit <= FOUND_MAX, "value_invalid"),
  ),
});
export type SearchQuery = z.infer<typeof searchQuery>;

/** What a store's card shows. */
const foundStore = store.omit({ userId: true });

/** What was found, the best of each kind first. */
export const searchAnswer = z.object({
  products: z.array(productAnswer).max(FOUND_MAX),
  stores: z.array(foundStore).max(FOUND_MAX),
  serviceCategories: z.array(serviceCategory).max(FOUND_MAX),
  corrected: z
    .string()
    .nullable()
    .describe("The reading that was searched, where it differs from what was typed: another script or layout, a slip"),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;

/** Most products that a phone searches by itself; a larger shop is asked. */
export const INDEXED_MAX = 1000;

/** What a phone needs to search by itself and to show what it found. */
export const searchIndexAnswer = z.object({
  isWhole: z
    .boolean()
    .describe(`false above ${INDEXED_MAX} products: then none is listed, and GET /api/search answers`),
  products: z
    .array(
      z.object({
        ...localizedText(["name", "category"], () => z.string()),
        ...productAnswer.pick({ id: true, price: true, unit: true, priceDivisor: true }).shape,
      }),
    )
    .max(INDEXED_MAX),
  stores: z.array(store.pick({ id: true, name: true, categoryId: true, services: true })),
  serviceCategories: z.array(
    z.object({ ...localizedText(["name"], () => z.string()), ...serviceCategory.pick({ id: true, slug: true }).shape }),
  ),
});
export type SearchIndexAnswer = z.infer<typeof searchIndexAnswer>;

/** Words for which nothing was found, by the back office: no person is kept with them. */
export const missedSearch = z.object({
  words: z.string(),
  times: z.int().min(1),
  lastAt: z.iso.datetime(),
});
export type MissedSearch = z.infer<typeof missedSearch>;
