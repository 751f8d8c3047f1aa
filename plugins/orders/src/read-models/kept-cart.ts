import { randomBytes } from "node:crypto";
import { fitQuantity } from "@zakh/catalog/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { Pool } from "pg";
import type { Cart, CartItem } from "../contract/cart";
import { type CartProduct, findCartProducts } from "./cart-products";
import { SALE_UNIT } from "./sale-unit";

/** A line as it is kept; kilograms. */
export interface KeptLine {
  productId: number;
  quantity: number;
}

/** What a product was called, in three languages. */
export type KeptNames = Pick<CartItem, "name" | "nameRu" | "nameEn">;

export interface KeptLines {
  lines: KeptLine[];
  /** What the products of the lines were called when these were kept, by public id. */
  names: Map<number, KeptNames>;
  /** Null while nothing was ever kept. */
  updatedAt: Date | null;
}

/** Where the lines stand in Medusa's graph; `query.graph` over these must agree with `findKeptLines`. */
export const KEPT_CART_GRAPH_FIELDS = [
  "id",
  "customer_id",
  "updated_at",
  "items.title",
  "items.quantity",
  "items.metadata",
] as const;

/** Tells a kept cart by its id, in SQL; word for word the condition of the index that lets each customer have one. */
export const IS_KEPT_CART = String.raw`cart.id LIKE 'cart\_kept\_%' AND cart.deleted_at IS NULL`;

/** An id in Medusa's Cart module for a cart to be kept: of chance alone, because whoever has a cart's id may have the cart. */
export function newKeptCartId(): string {
  return `cart_kept_${randomBytes(16).toString("hex")}`;
}

/** What is kept for a customer, in the order it was put there; one statement. */
export async function findKeptLines(sql: Queryable, customerId: string): Promise<KeptLines> {
  const { rows } = await sql.query<{ updatedAt: Date; lines: ({ productId: number; units: number } & KeptNames)[] }>(
    `SELECT cart.updated_at AS "updatedAt", coalesce((
       SELECT json_agg(json_build_object('productId', (line.metadata->>'productNumber')::int, 'units', line.quantity,
         'name', line.title, 'nameRu', coalesce(line.metadata->>'nameRu', ''), 'nameEn', coalesce(line.metadata->>'nameEn', ''))
         ORDER BY (line.metadata->>'position')::int)
       FROM cart_line_item line WHERE line.cart_id = cart.id AND line.deleted_at IS NULL
     ), '[]') AS lines
     FROM cart WHERE cart.customer_id = $1 AND ${IS_KEPT_CART}`,
    [customerId],
  );
  const [kept] = rows;
  if (!kept) return { lines: [], names: new Map(), updatedAt: null };
  const lines = kept.lines.map(({ productId, units }) => ({ productId, quantity: SALE_UNIT.toKilograms(units) }));
  const names = new Map(kept.lines.map(({ productId, name, nameRu, nameEn }) => [productId, { name, nameRu, nameEn }]));
  return { lines, names, updatedAt: kept.updatedAt };
}

/** The kept cart with names, prices and rules of now, in two statements. */
export async function findKeptCart(pool: Pool, customerId: string): Promise<Cart> {
  const { lines, names, updatedAt } = await findKeptLines(pool, customerId);
  const products = await findCartProducts(
    pool,
    lines.map(({ productId }) => productId),
  );
  return toCart(lines, products, droppedFrom(lines, products, names), updatedAt);
}

/**
 * What of these lines is not on sale, by number and what the person's own kept line calls it, which he could see then. Whoever sends
 * a number that is not his to see learns no more of it than of one that never was.
 */
export function droppedFrom(
  lines: readonly KeptLine[],
  products: ReadonlyMap<number, unknown>,
  names: ReadonlyMap<number, KeptNames>,
): Cart["dropped"] {
  const gone = [...new Set(lines.map(({ productId }) => productId))].filter((number) => !products.has(number));
  return gone.map((productId) => ({ productId, ...(names.get(productId) ?? { name: null }) }));
}

export function toCart(
  lines: readonly KeptLine[],
  products: ReadonlyMap<number, CartProduct>,
  dropped: Cart["dropped"],
  updatedAt: Date | null,
): Cart {
  const items = lines.flatMap(({ productId, quantity }) => {
    const product = products.get(productId);
    if (!product) return [];
    const { name, nameRu, nameEn, price, imageUrl, imageUrls } = product;
    const { minOrderQuantity, packSize, priceDivisor, available } = product;
    return {
      productId,
      // The rule may have changed since the line was kept.
      quantity: fitQuantity(quantity, product),
      name,
      nameRu,
      nameEn,
      price,
      imageUrl,
      imageUrls,
      minOrderQuantity,
      packSize,
      priceDivisor,
      available,
    };
  });
  return { items, dropped, updatedAt: updatedAt?.toISOString() ?? null };
}
