import { fitQuantity } from "@zakh/catalog/contract";
import type { Pool } from "pg";
import type { Cart } from "../contract/cart";
import type { Queryable } from "../database/one-transaction";
import { type CartProduct, findCartProducts } from "./cart-products";
import { findProductNames } from "./product-names";
import { SALE_UNIT } from "./sale-unit";

/** A line as it is kept; kilograms. */
export interface KeptLine {
  productId: number;
  quantity: number;
}

export interface KeptLines {
  lines: KeptLine[];
  /** Null while nothing was ever kept. */
  updatedAt: Date | null;
}

/** Where the lines stand in Medusa's graph; `query.graph` over these must agree with `findKeptLines`. */
export const KEPT_CART_GRAPH_FIELDS = ["id", "customer_id", "updated_at", "items.quantity", "items.metadata"] as const;

/** Id in Medusa's Cart module of the cart that is kept for a customer: one of its own, so that nobody gets two. */
export function keptCartId(customerId: string): string {
  return `cart_kept_${customerId}`;
}

/** What is kept for a customer, in the order it was put there; one statement. */
export async function findKeptLines(sql: Queryable, customerId: string): Promise<KeptLines> {
  const { rows } = await sql.query<{ updatedAt: Date; lines: { productId: number; units: number }[] }>(
    `SELECT cart.updated_at AS "updatedAt", coalesce((
       SELECT json_agg(json_build_object('productId', (line.metadata->>'productNumber')::int, 'units', line.quantity)
         ORDER BY (line.metadata->>'position')::int)
       FROM cart_line_item line WHERE line.cart_id = cart.id AND line.deleted_at IS NULL
     ), '[]') AS lines
     FROM cart WHERE cart.id = $1 AND cart.deleted_at IS NULL`,
    [keptCartId(customerId)],
  );
  const [kept] = rows;
  if (!kept) return { lines: [], updatedAt: null };
  const lines = kept.lines.map(({ productId, units }) => ({ productId, quantity: SALE_UNIT.toKilograms(units) }));
  return { lines, updatedAt: kept.updatedAt };
}

/** The kept cart with names, prices and rules of now, in two statements; a third names what is no longer for sale. */
export async function findKeptCart(pool: Pool, customerId: string): Promise<Cart> {
  const { lines, updatedAt } = await findKeptLines(pool, customerId);
  const products = await findCartProducts(
    pool,
    lines.map(({ productId }) => productId),
  );
  return toCart(lines, products, await findDropped(pool, lines, products), updatedAt);
}

/** What of these lines is not on sale, by name where the shop ever had it. */
export async function findDropped(
  sql: Queryable,
  lines: readonly KeptLine[],
  products: ReadonlyMap<number, unknown>,
): Promise<Cart["dropped"]> {
  const gone = [...new Set(lines.map(({ productId }) => productId))].filter((number) => !products.has(number));
  if (gone.length === 0) return [];
  const names = await findProductNames(sql, gone);
  return gone.map((productId) => ({ productId, name: names.get(productId) ?? null }));
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
    const { name, nameRu, nameEn, price, imageUrl, imageUrls, minOrderQuantity, packSize, priceDivisor } = product;
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
    };
  });
  return { items, dropped, updatedAt: updatedAt?.toISOString() ?? null };
}
