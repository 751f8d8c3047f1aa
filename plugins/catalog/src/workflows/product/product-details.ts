import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { storedTexts, type Texts } from "@zakh/kit/contract";
import { linksIn } from "@zakh/kit/database/links-in";
import type { OneTransaction } from "@zakh/kit/database/one-transaction";
import {
  factsOf,
  type ProductFacts,
  type ProductText,
  RULE_COLUMNS,
  RULE_FIELDS,
  type SaleRule,
  STORED_TEXTS,
} from "../../contract";
import { CATALOG_MODULE } from "../../modules/catalog";
import type { CatalogModuleService } from "../../modules/catalog/service";

export interface ProductDetailInput extends SaleRule, Partial<ProductFacts>, Partial<Texts<ProductText>> {
  productId: string;
  stock?: number;
  /** Public id of the store that sells it. */
  storeNumber?: number | null;
}

/** The detail's id is derived from the product's, so that a product cannot have two. */
export function productDetailId(productId: string): string {
  return `pdet_${productId}`;
}

/** Writes the details of products and links them; returns their public ids, numbered in the given order. */
export async function createProductDetails(
  transaction: OneTransaction,
  container: MedusaContainer,
  inputs: ProductDetailInput[],
): Promise<number[]> {
  await transaction.use(container.resolve<CatalogModuleService>(CATALOG_MODULE), (service, context) =>
    service.createProductDetails(inputs.map(toRow), context),
  );
  await linksIn(transaction).create(
    inputs.map(({ productId }) => ({
      [Modules.PRODUCT]: { product_id: productId },
      [CATALOG_MODULE]: { product_detail_id: productDetailId(productId) },
    })),
  );
  // The database assigns the numbers when `use` has completed.
  const ids = inputs.map(({ productId }) => productDetailId(productId));
  const { rows } = await transaction.sql.query<{ number: number }>(
    "SELECT number FROM product_detail WHERE id = ANY($1) ORDER BY array_position($1, id)",
    [ids],
  );
  return rows.map(({ number }) => number);
}

function toRow(input: ProductDetailInput) {
  return {
    id: productDetailId(input.productId),
    texts: storedTexts(STORED_TEXTS, input),
    facts: factsOf(input),
    ...ruleColumns(input),
    stock: input.stock ?? 0,
    store_number: input.storeNumber ?? null,
  };
}

export type RuleColumns = { [Field in keyof SaleRule as (typeof RULE_COLUMNS)[Field]]: SaleRule[Field] };

/** A sale rule, or some of it, as the columns of its detail. */
export function ruleColumns<Rule extends Partial<SaleRule>>(rule: Rule): Partial<RuleColumns> {
  return Object.fromEntries(RULE_FIELDS.map((field) => [RULE_COLUMNS[field], rule[field]]));
}
