import { randomBytes } from "node:crypto";
import type { Queryable } from "@zakh/kit/database/one-transaction";

/** A random id in Medusa's Cart module for a cart of `/store`; saved carts begin differently. */
export function newStoreCartId(): string {
  return `cart_store_${randomBytes(16).toString("hex")}`;
}

const STORE_CART_ID = /^cart_store_[0-9a-f]{32}$/;

/** A line: a quantity, and won for one of its unit. */
export interface StoreCartLine {
  id: string;
  productId: number;
  quantity: number;
  unitPrice: number;
}

/** Where to and to whom, as a client of `/store` sends it. */
export interface StoreAddress {
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  address1: string | null;
  address2: string | null;
  city: string | null;
  province: string | null;
  postalCode: string | null;
}

export interface StoreCart {
  id: string;
  /** Of a signed-in customer; null for a guest. */
  customerId: string | null;
  email: string | null;
  isCompleted: boolean;
  /** Differs after each change. */
  version: string;
  deliveryNote: string | null;
  /** Medusa's id of the chosen payment provider. */
  providerId: string | null;
  lines: StoreCartLine[];
  /** The shipping address; the billing address while there is none. */
  address: StoreAddress | null;
  shippingMethod: { id: string; optionId: string; name: string; amount: number } | null;
  collectionId: string | null;
  session: { providerId: string; data: Record<string, unknown> } | null;
}

const ADDRESS = `SELECT first_name AS "firstName", last_name AS "lastName", phone, address_1 AS "address1",
  address_2 AS "address2", city, province, postal_code AS "postalCode"
  FROM cart_address WHERE id = coalesce(cart.shipping_address_id, cart.billing_address_id) AND deleted_at IS NULL`;

const SESSION = `SELECT session.provider_id AS "providerId", coalesce(session.data, '{}') AS data FROM payment_session session
  WHERE session.payment_collection_id = collection.id AND session.deleted_at IS NULL
  ORDER BY session.created_at DESC LIMIT 1`;

/** A cart of `/store`; undefined for every other one. */
export async function findStoreCart(sql: Queryable, id: string): Promise<StoreCart | undefined> {
  if (!STORE_CART_ID.test(id)) return undefined;
  const { rows } = await sql.query<StoreCart>(
    `SELECT cart.id, cart.customer_id AS "customerId", cart.email, cart.completed_at IS NOT NULL AS "isCompleted",
       cart.updated_at::text AS version, cart.metadata->>'delivery_note' AS "deliveryNote",
       cart.metadata->>'payment_provider' AS "providerId",
       coalesce((SELECT json_agg(json_build_object('id', line.id, 'productId', (line.metadata->>'productNumber')::int,
           'quantity', line.quantity, 'unitPrice', line.unit_price) ORDER BY line.created_at, line.id)
         FROM cart_line_item line WHERE line.cart_id = cart.id AND line.deleted_at IS NULL), '[]') AS lines,
       (SELECT row_to_json(address) FROM (${ADDRESS}) address) AS address,
       (SELECT json_build_object('id', method.id, 'optionId', method.shipping_option_id, 'name', method.name,
           'amount', method.amount) FROM cart_shipping_method method
         WHERE method.cart_id = cart.id AND method.deleted_at IS NULL ORDER BY method.created_at DESC LIMIT 1)
         AS "shippingMethod",
       collection.id AS "collectionId", (SELECT row_to_json(session) FROM (${SESSION}) session) AS session
     FROM cart
     LEFT JOIN LATERAL (SELECT payment_collection_id AS id FROM cart_payment_collection
       WHERE cart_id = cart.id AND deleted_at IS NULL ORDER BY created_at LIMIT 1) collection ON true
     WHERE cart.id = $1 AND cart.deleted_at IS NULL`,
    [id],
  );
  return rows[0];
}

/** The customer of a cart of `/store`, null for a guest's; undefined for every other cart. */
export async function findStoreCartOwner(sql: Queryable, id: string): Promise<string | null | undefined> {
  if (!STORE_CART_ID.test(id)) return undefined;
  const { rows } = await sql.query<{ customerId: string | null }>(
    `SELECT customer_id AS "customerId" FROM cart WHERE id = $1 AND deleted_at IS NULL`,
    [id],
  );
  return rows[0]?.customerId;
}

/** The cart that is to be paid by this payment collection of Medusa. */
export async function findCartOfCollection(sql: Queryable, collectionId: string): Promise<string | undefined> {
  const { rows } = await sql.query<{ id: string }>(
    `SELECT cart_id AS id FROM cart_payment_collection WHERE payment_collection_id = $1 AND deleted_at IS NULL LIMIT 1`,
    [collectionId],
  );
  return rows[0]?.id;
}

/** Medusa's id of the order that a cart has become, if any. */
export async function findOrderIdOfCart(sql: Queryable, cartId: string): Promise<string | undefined> {
  const { rows } = await sql.query<{ id: string }>(
    "SELECT order_id AS id FROM order_cart WHERE cart_id = $1 AND deleted_at IS NULL",
    [cartId],
  );
  return rows[0]?.id;
}

/** Who may read an order through `/store`: its customer, or whoever has the id of a guest's. */
export async function findStoreOrderOwner(
  sql: Queryable,
  orderId: string,
): Promise<{ customerId: string; isGuests: boolean } | undefined> {
  const { rows } = await sql.query<{ customerId: string; isGuests: boolean }>(
    String.raw`SELECT o.customer_id AS "customerId", EXISTS (SELECT 1 FROM order_cart link
         JOIN cart ON cart.id = link.cart_id AND cart.customer_id IS NULL AND cart.id LIKE 'cart\_store\_%'
         WHERE link.order_id = o.id AND link.deleted_at IS NULL) AS "isGuests"
     FROM "order" o WHERE o.id = $1 AND o.deleted_at IS NULL`,
    [orderId],
  );
  return rows[0];
}

/** Public ids of the products that have these variants of Medusa. */
export async function findProductsOfVariants(sql: Queryable, variantIds: string[]): Promise<Map<string, number>> {
  const { rows } = await sql.query<{ variantId: string; number: number }>(
    `SELECT variant.id AS "variantId", pd.number FROM product_variant variant
     JOIN product_product_detail ppd ON ppd.product_id = variant.product_id AND ppd.deleted_at IS NULL
     JOIN product_detail pd ON pd.id = ppd.product_detail_id AND pd.deleted_at IS NULL
     WHERE variant.id = ANY($1::text[]) AND variant.deleted_at IS NULL`,
    [variantIds],
  );
  return new Map(rows.map(({ variantId, number }) => [variantId, number]));
}
