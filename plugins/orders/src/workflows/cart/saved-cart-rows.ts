import type { CreateLineItemDTO, ICartModuleService } from "@medusajs/framework/types";
import type { OneTransaction, Queryable } from "@zakh/kit/database/one-transaction";
import type { CartProduct } from "../../read-models/cart-products";
import { SALE_UNIT } from "../../read-models/sale-unit";
import { IS_SAVED_CART, newSavedCartId, type SavedLine } from "../../read-models/saved-cart";

/** Locks this cart against other writers until the transaction ends; the last write wins. */
export async function lockSavedCart(sql: Queryable, customerId: string): Promise<void> {
  await sql.query("SELECT pg_advisory_xact_lock(hashtextextended('cart_kept_' || $1, 0))", [customerId]);
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
  const { number, name, nameRu, nameEn, category, price, priceDivisor } = product;
  return {
    title: name,
    subtitle: category,
    thumbnail: product.imageUrl,
    product_id: product.productId,
    variant_id: product.variantId,
    quantity: SALE_UNIT.fromKilograms(quantity),
    unit_price: (price * SALE_UNIT.kilograms) / priceDivisor,
    is_tax_inclusive: true,
    metadata: { productNumber: number, nameRu, nameEn, unitKilograms: SALE_UNIT.kilograms, position },
  } as CreateLineItemDTO;
}

/**
 * Removes the lines of these products (public ids) from a customer's saved cart: they were bought, whatever quantity
 * was saved. Lines that another device added meanwhile stay. Returns the ids of the lines for the undo.
 */
export async function takeBoughtLines(sql: Queryable, customerId: string, productIds: number[]): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `WITH lightened AS (UPDATE cart SET updated_at = now() WHERE cart.customer_id = $1 AND ${IS_SAVED_CART} RETURNING id)
     UPDATE cart_line_item SET deleted_at = now(), updated_at = now()
     WHERE cart_id IN (SELECT id FROM lightened) AND deleted_at IS NULL
       AND (metadata->>'productNumber')::int = ANY($2::int[]) RETURNING id`,
    [customerId, productIds],
  );
  return rows.map(({ id }) => id);
}

/** Undo for lines that were not bought after all. */
export async function restoreSavedCart(sql: Queryable, lineIds: string[]): Promise<void> {
  await sql.query("UPDATE cart_line_item SET deleted_at = NULL, updated_at = now() WHERE id = ANY($1)", [lineIds]);
}
