import type { CreateLineItemDTO, ICartModuleService } from "@medusajs/framework/types";
import { textsOf } from "@zakh/kit/contract";
import type { OneTransaction, Queryable } from "@zakh/kit/database/one-transaction";
import type { CartProduct } from "../../read-models/cart-products";
import { SALE_UNIT } from "../../read-models/sale-unit";
import { IS_SAVED_CART, newSavedCartId, type SavedLine } from "../../read-models/saved-cart";

/** Locks this cart against other saves, and against orders that take from it, until the transaction ends. */
export async function lockSavedCart(sql: Queryable, customerId: string): Promise<void> {
  await sql.query("SELECT pg_advisory_xact_lock(hashtextextended('cart_kept_' || $1, 0))", [customerId]);
  await sql.query(`SELECT 1 FROM cart WHERE cart.customer_id = $1 AND ${IS_SAVED_CART} FOR UPDATE`, [customerId]);
}

/**
 * Replaces all saved lines, including ordered ones, except those of the products `lasting` (public ids). Returns the
 * database's time of the write.
 */
export async function writeSavedCart(
  transaction: OneTransaction,
  carts: ICartModuleService,
  {
    customerId,
    lines,
    products,
    lasting,
  }: { customerId: string; lines: SavedLine[]; products: ReadonlyMap<number, CartProduct>; lasting: number[] },
): Promise<Date> {
  const { sql, use } = transaction;
  const {
    rows: [former],
  } = await sql.query<{ id: string }>(
    `WITH written AS (UPDATE cart SET updated_at = now() WHERE cart.customer_id = $1 AND ${IS_SAVED_CART} RETURNING id),
     replaced AS (DELETE FROM cart_line_item WHERE cart_id IN (SELECT id FROM written)
       AND NOT (deleted_at IS NULL AND (metadata->>'productNumber')::int = ANY($2::int[])))
     SELECT id FROM written`,
    [customerId, lasting],
  );
  const id = former?.id ?? newSavedCartId();
  if (!former) {
    const saved = { id, customer_id: customerId, currency_code: "krw", metadata: { saved: true } };
    await use(carts, (service, context) => service.createCarts([saved], context));
  }
  const items = lines.flatMap((line, position) => {
    const product = products.get(line.productId);
    return product ? [lineItem(line, product, position)] : [];
  });
  if (items.length > 0) await use(carts, (service, context) => service.addLineItems(id, items, context));
  const { rows } = await sql.query<{ updatedAt: Date }>(`SELECT updated_at AS "updatedAt" FROM cart WHERE id = $1`, [
    id,
  ]);
  if (!rows[0]) throw new Error(`Cart ${id} was not written`);
  return rows[0].updatedAt;
}

function lineItem({ quantity }: SavedLine, product: CartProduct, position: number): CreateLineItemDTO {
  const { number, name, category, price, priceDivisor } = product;
  return {
    title: name,
    subtitle: category,
    thumbnail: product.imageUrl,
    product_id: product.productId,
    variant_id: product.variantId,
    quantity: SALE_UNIT.fromQuantity(quantity),
    unit_price: (price * SALE_UNIT.size) / priceDivisor,
    is_tax_inclusive: true,
    metadata: { productNumber: number, ...textsOf(["name"], product), unitSize: SALE_UNIT.size, position },
  } as CreateLineItemDTO;
}

/** What an order bought of a product, in sale units; a rest below `minimum` cannot be bought. */
export interface BoughtProduct {
  productId: number;
  units: number;
  minimum: number;
}

/** A saved line that an order has taken from, for the undo. */
export interface TakenLine {
  id: string;
  units: number;
}

/**
 * Takes what was bought out of a customer's saved cart; what another device added meanwhile stays. The first statement
 * waits for a save that is under way, so that the second one sees its lines.
 */
export async function takeBoughtLines(
  sql: Queryable,
  customerId: string,
  bought: readonly BoughtProduct[],
): Promise<TakenLine[]> {
  const {
    rows: [cart],
  } = await sql.query<{ id: string }>(
    `UPDATE cart SET updated_at = now() WHERE cart.customer_id = $1 AND ${IS_SAVED_CART} RETURNING id`,
    [customerId],
  );
  if (!cart) return [];
  const { rows } = await sql.query<TakenLine>(
    `WITH bought AS (SELECT * FROM unnest($2::int[], $3::int[], $4::int[]) AS bought (number, units, minimum))
     UPDATE cart_line_item line SET updated_at = now(),
       quantity = CASE WHEN line.quantity - bought.units >= bought.minimum THEN line.quantity - bought.units ELSE line.quantity END,
       deleted_at = CASE WHEN line.quantity - bought.units >= bought.minimum THEN NULL ELSE now() END
     FROM bought
     WHERE line.cart_id = $1 AND line.deleted_at IS NULL AND (line.metadata->>'productNumber')::int = bought.number
     RETURNING line.id, bought.units`,
    [
      cart.id,
      bought.map(({ productId }) => productId),
      bought.map(({ units }) => units),
      bought.map(({ minimum }) => minimum),
    ],
  );
  return rows;
}

/** Undo for lines that were not bought after all. */
export async function restoreSavedCart(sql: Queryable, taken: readonly TakenLine[]): Promise<void> {
  await sql.query(
    `UPDATE cart_line_item line SET deleted_at = NULL, updated_at = now(),
       quantity = line.quantity + CASE WHEN line.deleted_at IS NULL THEN taken.units ELSE 0 END
     FROM unnest($1::text[], $2::int[]) AS taken (id, units) WHERE line.id = taken.id`,
    [taken.map(({ id }) => id), taken.map(({ units }) => units)],
  );
}

/** Deletes the saved cart of a customer whose account is closed or becomes part of another. */
export async function removeSavedCart(sql: Queryable, customerId: string): Promise<void> {
  await sql.query(`DELETE FROM cart WHERE customer_id = $1 AND ${IS_SAVED_CART}`, [customerId]);
}

/** Deletes saved carts that nobody has touched since; returns how many. */
export async function removeOldSavedCarts(sql: Queryable, before: Date): Promise<number> {
  const { rowCount } = await sql.query(
    `DELETE FROM cart WHERE ${IS_SAVED_CART} AND updated_at < $1
       AND NOT EXISTS (SELECT FROM cart_line_item line WHERE line.cart_id = cart.id AND line.updated_at >= $1)`,
    [before],
  );
  return rowCount ?? 0;
}
