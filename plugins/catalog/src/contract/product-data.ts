import { line, localizedText, paragraph, publicId, withDecimalPoint, withoutThousands } from "@zakh/kit/contract";
import { z } from "zod";
import { numeric } from "./numeric";
import { productFacts } from "./product-facts";
import { PRODUCT_TEXT_FIELDS, PRODUCT_TEXTS, type ProductText, type TextRule } from "./product-fields";
import { UNIT_NAMES } from "./units";

/** Most pictures of a product (spec §9). */
export const MAX_IMAGES = 5;

/** Highest accepted price in won; anything higher is a typo. */
export const MAX_PRICE = 100_000_000;
const MAX_STOCK = 1_000_000;

/** Three digits after a dot are thousands to whoever writes prices so: 1.000 may be a thousand. */
const NUMBER_WITHOUT_THOUSANDS = /^\d{1,15}(\.(?!\d{3}$)\d{1,15})?$/;

/** Whether a number has at most `decimals` decimals, despite binary fractions such as 0.1. */
function hasDecimals(value: number, decimals: number): boolean {
  const scaled = value * 10 ** decimals;
  return Math.abs(scaled - Math.round(scaled)) < 1e-6;
}

/** Steps of 0.1 between 0.1 and 99 (spec §5, ruling 3); whole numbers where the unit has no parts are asked with the unit. */
function quantity(code: string, blank: string) {
  return numeric(code, withDecimalPoint)
    .pipe(z.number({ error: (issue) => (issue.input === null ? blank : code) }))
    .refine((value) => value >= 0.1 && value <= 99 && hasDecimals(value, 1), code);
}

/** The rule of a product's text, in any language. */
export function productText(field: ProductText) {
  const { max, isLong }: TextRule = PRODUCT_TEXTS[field];
  return isLong ? paragraph(max) : line(max);
}

/**
 * The part `productData` of a product form (spec §5, ruling 37). Nothing is required here: completeness depends on what
 * the product already has, and is checked later with the spec's one sentence for name, category and price. For these
 * three, blank counts as missing.
 */
export const productData = z.object({
  ...localizedText(PRODUCT_TEXT_FIELDS, (field) => productText(field).optional()),
  category: z
    .union([line(100), publicId], { error: "category_not_found" })
    .optional()
    .describe("Name of the category, or its id"),
  categoryId: publicId.nullish().describe("Instead of category"),
  price: numeric("price_invalid", withoutThousands)
    .pipe(
      z
        .number({ error: "price_invalid" })
        .min(1, "price_invalid")
        .max(MAX_PRICE, "price_invalid")
        .refine((value) => hasDecimals(value, 2), "price_invalid")
        .nullable(),
    )
    .optional()
    .describe("Won, at most two decimals, as a number or as text; 16.700 and 16,700 as text are 16700"),
  unit: z.enum(UNIT_NAMES, { error: "value_invalid" }).optional().describe("What it is sold by (ruling 69)"),
  stock: numeric("stock_invalid", withDecimalPoint, NUMBER_WITHOUT_THOUSANDS)
    .pipe(z.number({ error: "stock_invalid" }))
    .refine((value) => value >= 0 && value <= MAX_STOCK && hasDecimals(value, 1), "stock_invalid")
    .optional()
    .describe(
      "What can be bought: what is reserved by orders comes on top; 1.000 as text may be thousands, and is refused",
    ),
  trackStock: z.boolean({ error: "value_invalid" }).optional(),
  isHidden: z.boolean({ error: "value_invalid" }).optional().describe("Hidden from shoppers (ruling 52)"),
  minOrderQuantity: quantity("minimum_invalid", "minimum_required").optional(),
  packSize: quantity("pack_size_invalid", "pack_size_invalid").optional(),
  priceDivisor: numeric("price_divisor_invalid", withDecimalPoint)
    .pipe(z.number({ error: "price_divisor_invalid" }))
    .refine((value) => value >= 0.1 && value <= 100 && hasDecimals(value, 2), "price_divisor_invalid")
    .optional(),
  imageUrls: z.array(line(2048), { error: "value_invalid" }).max(50, "too_long").optional(),
  ...z.object(productFacts).partial().shape,
});
export type ProductData = z.infer<typeof productData>;
