import { contentTexts, type TextName, type Texts, textNames, textsOf } from "@zakh/kit/contract";
import type { SaleRule } from "./sale-rule";

export interface TextRule {
  /** Characters. */
  max: number;
  /** Of several lines. */
  isLong?: boolean;
}

/**
 * The texts of a product, each in every language of content. A further one is a row here, and its labels in the
 * catalogues: calls, database, history, version and forms follow.
 */
export const PRODUCT_TEXTS = {
  name: { max: 200 },
  description: { max: 5000, isLong: true },
  /** The origin as shoppers read it: a country, optionally with a region. Medusa's `origin_country` is a code for customs. */
  origin: { max: 100 },
} satisfies Record<string, TextRule>;
export type ProductText = keyof typeof PRODUCT_TEXTS;

export const PRODUCT_TEXT_FIELDS = Object.keys(PRODUCT_TEXTS) as ProductText[];
export const PRODUCT_TEXT_NAMES: TextName<ProductText>[] = textNames(PRODUCT_TEXT_FIELDS);

/** The texts of a product or of its form; empty where it has none. */
export function productTexts(of: Partial<Texts<ProductText>> = {}): Texts<ProductText> {
  return textsOf(PRODUCT_TEXT_FIELDS, of);
}

/** What an order has of them, beside the name of the category: all but the description. */
export type SoldText = Exclude<ProductText, "description"> | "category";

export const SOLD_TEXT_FIELDS = [...PRODUCT_TEXT_FIELDS, "category" as const].filter(
  (field) => field !== "description",
);

/** The texts of the product's column `texts`; name and description in Mongolian are Medusa's own. */
export const STORED_TEXTS = contentTexts(PRODUCT_TEXT_FIELDS).filter(
  ({ name }) => name !== "name" && name !== "description",
);

/** The columns of a product's sale rule. */
export const RULE_COLUMNS = {
  unit: "unit",
  minOrderQuantity: "min_order_quantity",
  packSize: "pack_size",
  priceDivisor: "price_divisor",
} as const satisfies Record<keyof SaleRule, string>;

export const RULE_FIELDS = Object.keys(RULE_COLUMNS) as (keyof SaleRule)[];
