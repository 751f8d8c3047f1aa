import { OWN_LIST_MAX } from "@zakh/kit/contract";
import type { Pool } from "pg";
import type { StoreOrder, StoreOrderItem, StoreOrdersQuery } from "../contract";

/** A line's public id: the order's and the place in it, as the order's own answer counts them. */
const LINE_IDS = 1000;

/** Lines of order `o` that are still part of it. What was bought, and from whom, stands in the line since it was placed. */
const LINES = `order_item item
  JOIN order_line_item line ON line.id = item.item_id
  WHERE item.order_id = o.id AND item.version = o.version AND item.deleted_at IS NULL AND item.quantity > 0`;

/** How long a closed store still sees the recipients of the orders that came before its closing. */
const RECIPIENTS_DAYS = 30;

/** Whether the store `$1` may see the recipient of order `d`. */
const SEES_RECIPIENT = `(store.closed_at IS NULL
  OR (d.created_at <= store.closed_at AND now() < store.closed_at + interval '${RECIPIENTS_DAYS} days'))`;

/** Orders with at least one line of the store `$1`: found by their lines, which an index leads to. */
const ORDERS = `(
    SELECT DISTINCT item.order_id, item.version
    FROM order_line_item line
    JOIN order_item item ON item.item_id = line.id AND item.deleted_at IS NULL AND item.quantity > 0
    WHERE line.metadata->>'storeNumber' = $1::text
  ) sold
  JOIN "order" o ON o.id = sold.order_id AND o.version = sold.version AND o.deleted_at IS NULL
  JOIN order_order_detail link ON link.order_id = o.id AND link.deleted_at IS NULL
  JOIN order_detail d ON d.id = link.shop_order_detail_id AND d.deleted_at IS NULL
  JOIN market_store store ON store.number = $1::int
  WHERE true`;

type Row = Omit<StoreOrder, "createdAt" | "items" | "subtotal"> & {
  createdAt: Date;
  items: (Omit<StoreOrderItem, "id" | "orderId"> & { place: number })[];
};

/** What a store sees of orders (ruling 32), newest first: no column of another store's line or of the order's money. */
async function findOrders(
  pool: Pool,
  storeId: number,
  { condition, page = "", values }: { condition: string; page?: string; values: unknown[] },
): Promise<StoreOrder[]> {
  const { rows } = await pool.query<Row>(
    `SELECT o.display_id AS id, d.status,
       CASE WHEN ${SEES_RECIPIENT} THEN d.customer_name END AS "customerName",
       CASE WHEN ${SEES_RECIPIENT} THEN d.customer_phone END AS "customerPhone",
       CASE WHEN ${SEES_RECIPIENT} THEN d.customer_address END AS "customerAddress", d.created_at AS "createdAt",
       (SELECT json_agg(json_build_object(
          'place', own.place, 'quantity', own.quantity,
          'productId', (own.metadata->>'productNumber')::int,
          'price', (own.metadata->>'price')::numeric,
          'priceDivisor', (own.metadata->>'priceDivisor')::numeric,
          'lineTotal', (own.metadata->>'lineTotal')::numeric,
          'product', json_build_object('name', own.metadata->>'name', 'nameRu', coalesce(own.metadata->>'nameRu', ''),
            'nameEn', coalesce(own.metadata->>'nameEn', ''), 'imageUrl', coalesce(own.metadata->>'image', ''),
            'category', coalesce(own.metadata->>'category', ''),
            'categoryRu', coalesce(own.metadata->>'categoryRu', ''),
            'categoryEn', coalesce(own.metadata->>'categoryEn', ''))
        ) ORDER BY own.place)
        FROM (
          SELECT item.quantity, line.metadata,
            row_number() OVER (ORDER BY (line.metadata->>'position')::int, line.id)::int AS place
          FROM ${LINES}
        ) own
        WHERE own.metadata->>'storeNumber' = $1::text) AS items
     FROM ${ORDERS} AND ${condition}
     ORDER BY d.created_at DESC, o.display_id DESC ${page}`,
    [storeId, ...values],
  );
  return rows.map(({ createdAt, items, ...row }) => ({
    ...row,
    subtotal: items.reduce((sum, { lineTotal }) => sum + lineTotal, 0),
    items: items.map(({ place, ...item }) => ({ ...item, id: row.id * LINE_IDS + place, orderId: row.id })),
    createdAt: createdAt.toISOString(),
  }));
}

/** One order of the store by its public id; `undefined` when nothing in it is the store's. */
export async function findStoreOrder(pool: Pool, storeId: number, orderId: number): Promise<StoreOrder | undefined> {
  const [order] = await findOrders(pool, storeId, { condition: "o.display_id = $2", values: [orderId] });
  return order;
}

/** One page of the store's orders, and how many fit in all (ruling 36). */
export async function listStoreOrders(
  pool: Pool,
  storeId: number,
  { status, limit = OWN_LIST_MAX, offset = 0 }: StoreOrdersQuery,
): Promise<{ orders: StoreOrder[]; total: number }> {
  const condition = "($2::text IS NULL OR d.status = $2)";
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${ORDERS} AND ${condition}`,
    [storeId, status ?? null],
  );
  const values = [status ?? null, limit, offset];
  const orders = await findOrders(pool, storeId, { condition, page: "LIMIT $3 OFFSET $4", values });
  return { orders, total: rows[0]?.count ?? 0 };
}
