import { line, localizedText, page, publicId, search, sortBy, unlessBlank, unlessEmpty } from "@zakh/kit/contract";
import { z } from "zod";
import { ALLERGENS } from "./allergens";
import { listFilters } from "./list-filters";
import { MEATS } from "./meat";
import { MISSING_FACTS } from "./missing-facts";
import { PRODUCT_TEXT_FIELDS } from "./product-fields";
import { seller } from "./seller";
import { SHOP_SORTS } from "./shop-sorts";
import { TEMPERATURES } from "./temperatures";
import { UNIT_NAMES } from "./units";

/** Sums by unit. */
export const quantities = z.partialRecord(z.enum(UNIT_NAMES), z.number());

/** A product of the API (spec §3 products, ruling 37). */
export const productAnswer = z.object({
  id: publicId,
  ...localizedText(PRODUCT_TEXT_FIELDS, () => z.string()),
  /** The name of its category (ruling 22). */
  ...localizedText(["category"], () => z.string()),
  categoryId: publicId.nullable().describe("null without a category, or when it was deleted"),
  price: z.number().describe("Won per sale unit, at most two decimals"),
  imageUrls: z.array(z.string()).describe("The first is the primary picture, the same as imageUrl"),
  imageUrl: z.string(),
  unit: z.enum(UNIT_NAMES).describe("What it is sold by; every quantity of the product is in it"),
  stock: z.number().describe("What can be bought; enforced only while trackStock is on"),
  trackStock: z.boolean(),
  available: z
    .number()
    .nullable()
    .describe("What is left of tracked stock; null while one order line could not take more"),
  isSoldOut: z.boolean().describe("What is left is less than the least that can be ordered (ruling 51)"),
  minOrderQuantity: z.number(),
  packSize: z.number().describe("Above 1 only multiples of it are sold"),
  priceDivisor: z.number().describe("Line total = price × quantity ÷ priceDivisor"),
  temperature: z.enum(["", ...TEMPERATURES]).describe("How it is kept and sent; empty until somebody says it"),
  packWeight: z.number().nullable().describe("Grams of one pack or piece; null until somebody says it"),
  grade: z.string(),
  producer: z.string(),
  allergens: z.array(z.enum(ALLERGENS)),
  meat: z.enum(MEATS).describe("What its category says of meat"),
  traceNumber: z.string().describe("Of the lot that is packed now; empty without one"),
  storeId: publicId.nullable().describe("null: sold by the shop itself"),
  seller: seller.nullable().describe("The store that sells it; null for the shop itself (ruling 68)"),
  isHidden: z.boolean().describe("Only its owner and admins see it (ruling 52)"),
  isListed: z
    .boolean()
    .describe("The shop's lists show it; what they do not show stands under its store and in search (ruling 83)"),
  isFeatured: z.boolean().describe("Lists show it first"),
  position: z.number().int().describe("Its place in the shop's lists; a new product is last"),
  rating: z.number().min(1).max(5).nullable().describe("Mean of its shown reviews, with one decimal; null without one"),
  reviewCount: z.number().int().min(0).describe("The number of its shown reviews"),
  createdAt: z.iso.datetime(),
});
export type Product = z.infer<typeof productAnswer>;

/** Most ids in one request: a meal kit has no more ingredients, and a cart no more lines. */
export const PRODUCT_IDS_MAX = 50;

/** Comma-separated public ids. Blank means none: whoever asks for an empty choice must not get every product. */
const ids = line(500)
  .regex(/^(\d{1,9}(,\d{1,9})*)?$/, "value_invalid")
  .transform((text) => (text === "" ? [] : text.split(",").map(Number)))
  .refine((text) => text.length <= PRODUCT_IDS_MAX, "too_long");

/**
 * `GET /api/products`: all of them, those of one category by its name, those that pass `listFilters`, or those of some ids; `limit` and `offset`
 * select a page.
 */
export const productsQuery = z.object({
  /** At most 50, in this order; others than those on sale are left out. */
  ids: ids.optional(),
  category: z.string({ error: "value_invalid" }).normalize("NFC").optional(),
  sort: sortBy(SHOP_SORTS),
  ...listFilters,
  ...page,
});
export type ProductsQuery = z.infer<typeof productsQuery>;

/**
 * Sort orders of the admin's product list; default is newest first. `shop` is the shop's order: featured ones first, then
 * by category and position; `sold` has first what was sold for most won in the last 90 days.
 */
export const PRODUCT_SORTS = ["newest", "oldest", "name", "-name", "price", "-price", "shop", "sold"] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** A product of the shop whose tracked stock is less than this many of its smallest orders is running out. */
export const LOW_STOCK_TIMES = 3;

/** Comma-separated names. */
const names = line(500).transform((text) => text.split(","));

/** Which products the admin's list has; `both` leaves out only those of closed stores. */
export const SHOWN_PRODUCTS = ["onSale", "hidden", "both"] as const;
export type ShownProducts = (typeof SHOWN_PRODUCTS)[number];

export const adminProductsQuery = z.object({
  /** Part of a name in any language, case-insensitive (spec §2 Admin products). */
  search,
  category: unlessBlank(line(200)),
  /** Products in none of these categories: "other" of the built-in choices (spec §3). Blank excludes none. */
  otherThan: unlessBlank(names),
  ids: ids.optional(),
  /** Only the shop's own products that are running out (`LOW_STOCK_TIMES`). */
  low: unlessEmpty(z.enum(["true"], { error: "value_invalid" })),
  /** Only the shop's own products that miss this fact, or any (`missingFacts`). */
  missing: unlessEmpty(z.enum(["any", ...MISSING_FACTS], { error: "value_invalid" })),
  /** Those on sale by default. */
  shown: unlessEmpty(z.enum(SHOWN_PRODUCTS, { error: "value_invalid" })),
  sort: sortBy(PRODUCT_SORTS),
  ...page,
});
export type AdminProductsQuery = z.infer<typeof adminProductsQuery>;
