import { randomBytes } from "node:crypto";
import { fitQuantity } from "@zakh/catalog/contract";
import { type Texts, textsOf } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { Pool } from "pg";
import type { Cart } from "../contract/cart";
import { type CartProduct, findCartProducts } from "./cart-products";
import { SALE_UNIT } from "./sale-unit";

export interface SavedLine {
  productId: number;
  quantity: number;
}

export interface SavedLines {
  lines: SavedLine[];
  /** Names of the lines' products when they were saved, by public id. */
  names: Map<number, Texts<"name">>;
  /** Null when no cart was ever saved. */
  updatedAt: Date | null;
}

/** The lines' fields in Medusa's graph; `query.graph` over these must agree with `findSavedLines`. */
export const SAVED_CART_GRAPH_FIELDS = [
  "id",
  "customer_id",
  "updated_at",
  "items.title",
  "items.quantity",
  "items.metadata",
] as const;

/** SQL condition for a saved cart, by its id; must be identical to the condition of the unique index per customer. */
export const IS_SAVED_CART = String.raw`cart.id LIKE 'cart\_kept\_%' AND cart.deleted_at IS NULL`;

/** A random id in Medusa's Cart module for a cart to be saved. Medusa gives a cart to anyone who knows its id. */
export function newSavedCartId(): string {
  return `cart_kept_${randomBytes(16).toString("hex")}`;
}

/** A customer's saved lines, in the order in which they were added; one statement. */
export async function findSavedLines(sql: Queryable, customerId: string): Promise<SavedLines> {
  interface Row {
    updatedAt: Date;
    lines: { productId: number; units: number; name: string; texts: Partial<Texts<"name">> }[];
  }
  const { rows } = await sql.query<Row>(
    `SELECT cart.updated_at AS "updatedAt", coalesce((
       SELECT json_agg(json_build_object('productId', (line.metadata->>'productNumber')::int, 'units', line.quantity,
         'name', line.title, 'texts', line.metadata)
         ORDER BY (line.metadata->>'position')::int)
       FROM cart_line_item line WHERE line.cart_id = cart.id AND line.deleted_at IS NULL
     ), '[]') AS lines
     FROM cart WHERE cart.customer_id = $1 AND ${IS_SAVED_CART}`,
    [customerId],
  );
  const [saved] = rows;
  if (!saved) return { lines: [], names: new Map(), updatedAt: null };
  const lines = saved.lines.map(({ productId, units }) => ({ productId, quantity: SALE_UNIT.toQuantity(units) }));
  const names = new Map(
    saved.lines.map(({ productId, name, texts }) => [productId, textsOf(["name"], { ...texts, name })]),
  );
  return { lines, names, updatedAt: saved.updatedAt };
}

/** The saved cart with current names, prices and sale rules, in two statements. */
export async function findSavedCart(pool: Pool, customerId: string): Promise<Cart> {
  const { lines, names, updatedAt } = await findSavedLines(pool, customerId);
  const products = await findCartProducts(
    pool,
    lines.map(({ productId }) => productId),
  );
  return toCart(lines, products, droppedFrom(lines, products, names), updatedAt);
}

/**
 * Lines whose products are not on sale: their numbers, and the names from the customer's own saved lines, written
 * when the product was visible. A client that sends the number of a hidden product learns no more than for one that never existed.
 */
export function droppedFrom(
  lines: readonly SavedLine[],
  products: ReadonlyMap<number, unknown>,
  names: ReadonlyMap<number, Texts<"name">>,
): Cart["dropped"] {
  const gone = [...new Set(lines.map(({ productId }) => productId))].filter((number) => !products.has(number));
  return gone.map((productId) => ({ productId, ...(names.get(productId) ?? { name: null }) }));
}

export function toCart(
  lines: readonly SavedLine[],
  products: ReadonlyMap<number, CartProduct>,
  dropped: Cart["dropped"],
  updatedAt: Date | null,
): Cart {
  const items = lines.flatMap(({ productId, quantity }) => {
    const product = products.get(productId);
    if (!product) return [];
    const { price, imageUrl, imageUrls } = product;
    const { unit, minOrderQuantity, packSize, priceDivisor, available, seller } = product;
    return {
      productId,
      // The sale rule may have changed since the line was saved.
      quantity: fitQuantity(quantity, product),
      ...textsOf(["name", "origin"], product),
      price,
      imageUrl,
      imageUrls,
      unit,
      minOrderQuantity,
      packSize,
      priceDivisor,
      available,
      seller,
    };
  });
  return { items, dropped, updatedAt: updatedAt?.toISOString() ?? null };
}
