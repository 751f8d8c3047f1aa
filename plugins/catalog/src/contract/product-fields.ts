import { contentTexts, type TextName, type Texts, textNames, textsOf } from "@zakh/kit/contract";
import type { SaleRule } from "./sale-rule";

export interface TextRule {
  /** Characters. */
  max: number;
  /** Of several lines. */
  isLong?: boolean;
  /** A row of the table of facts; forms fold it. */
  isFact?: boolean;
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
  cut: { max: 100, isFact: true },
  /** How it is kept; where nobody says it, the table of the page does by its temperature. */
  storage: { max: 200, isFact: true },
  useBy: { max: 200, isFact: true },
  /** Of what is made: buuz, sausage, bacon. */
  ingredients: { max: 1000, isLong: true, isFact: true },
} satisfies Record<string, TextRule>;
export type ProductText = keyof typeof PRODUCT_TEXTS;

export const PRODUCT_TEXT_FIELDS = Object.keys(PRODUCT_TEXTS) as ProductText[];
export const PRODUCT_TEXT_NAMES: TextName<ProductText>[] = textNames(PRODUCT_TEXT_FIELDS);

/** The texts of a product or of its form; empty where it has none. */
export function productTexts(of: Partial<Texts<ProductText>> = {}): Texts<ProductText> {
  return textsOf(PRODUCT_TEXT_FIELDS, of);
}

/** Those of the head of a form, and those that it folds. */
export const [MAIN_TEXT_FIELDS, FACT_TEXT_FIELDS] = [false, true].map((isFact) =>
  PRODUCT_TEXT_FIELDS.filter((field) => Boolean((PRODUCT_TEXTS[field] as TextRule).isFact) === isFact),
) as [ProductText[], ProductText[]];

/** What an order has of them. */
export const SOLD_TEXT_FIELDS = ["name", "origin", "category"] as const satisfies (ProductText | "category")[];
export type SoldText = (typeof SOLD_TEXT_FIELDS)[number];

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
