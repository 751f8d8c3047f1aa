import { withClient } from "../../scripts/lib/database/with-client.ts";
import type { Bought, Item } from "./shopper.ts";

/** What the database holds of the orders under some keys. */
const ORDERS = `
  SELECT d.id AS detail, d.idempotency_key AS key, o.display_id AS id, d.total::float8 AS total,
    (SELECT coalesce(json_agg(json_build_object('quantity', i.quantity::float8, 'productId', pd.number) ORDER BY pd.number), '[]')
       FROM order_item i JOIN order_line_item l ON l.id = i.item_id
       LEFT JOIN product_product_detail ppd ON ppd.product_id = l.product_id AND ppd.deleted_at IS NULL
       LEFT JOIN product_detail pd ON pd.id = ppd.product_detail_id
      WHERE i.order_id = o.id AND i.deleted_at IS NULL) AS items,
    (SELECT coalesce(sum(r.quantity)::float8, 0) FROM reservation_item r JOIN order_line_item l ON l.id = r.line_item_id
       JOIN order_item i ON i.item_id = l.id WHERE i.order_id = o.id AND r.deleted_at IS NULL) AS reserved,
    (SELECT coalesce(sum(c.amount)::float8, 0) FROM order_payment_collection oc
       JOIN payment_collection c ON c.id = oc.payment_collection_id
      WHERE oc.order_id = o.id AND oc.deleted_at IS NULL AND c.deleted_at IS NULL) AS payment,
    (SELECT count(*)::int FROM outgoing_mail m WHERE m.key = 'order-placed:' || o.display_id
       AND (m.sent_at IS NOT NULL OR EXISTS (SELECT FROM background_job j WHERE j.id = m.id AND j.failed_at IS NULL))) AS mails,
    (SELECT count(*)::int FROM outgoing_mail m WHERE m.key = 'order-placed:' || o.display_id AND m.sent_at IS NULL) AS unsent
  FROM order_detail d
  LEFT JOIN order_order_detail link ON link.shop_order_detail_id = d.id AND link.deleted_at IS NULL
  LEFT JOIN "order" o ON o.id = link.order_id AND o.deleted_at IS NULL
  WHERE d.idempotency_key = ANY($1) AND d.deleted_at IS NULL`;

/** Rows that must not exist at all. */
const STRAYS = [
  [
    "orders without lines",
    `SELECT count(*)::int AS n FROM "order" o WHERE NOT EXISTS (SELECT FROM order_item i WHERE i.order_id = o.id)`,
  ],
  [
    "orders without the shop's detail",
    `SELECT count(*)::int AS n FROM "order" o WHERE NOT EXISTS (SELECT FROM order_order_detail l WHERE l.order_id = o.id AND l.deleted_at IS NULL)`,
  ],
  [
    "details without an order",
    `SELECT count(*)::int AS n FROM order_detail d WHERE NOT EXISTS (SELECT FROM order_order_detail l WHERE l.shop_order_detail_id = d.id AND l.deleted_at IS NULL)`,
  ],
  [
    "reservations without an order",
    `SELECT count(*)::int AS n FROM reservation_item r WHERE r.deleted_at IS NULL AND NOT EXISTS (SELECT FROM order_item i WHERE i.item_id = r.line_item_id)`,
  ],
  [
    "products with less than nothing",
    `SELECT count(*)::int AS n FROM inventory_level WHERE deleted_at IS NULL AND stocked_quantity < reserved_quantity`,
  ],
  [
    "levels that disagree with their reservations",
    `SELECT count(*)::int AS n FROM inventory_level l WHERE l.deleted_at IS NULL AND l.reserved_quantity <>
     (SELECT coalesce(sum(r.quantity), 0) FROM reservation_item r WHERE r.inventory_item_id = l.inventory_item_id AND r.location_id = l.location_id AND r.deleted_at IS NULL)`,
  ],
];

/** A row of that query. */
interface OrderRow {
  key: string;
  id: number | null;
  total: number;
  items: Item[];
  reserved: number;
  payment: number;
  mails: number;
  unsent: number;
}

/**
 * Compares the rows of the database with what shoppers were answered.
 * @param tracked the products whose stock is counted
 * @returns `problems`: one sentence each; none when nothing is lost
 */
export function audit(databaseUrl: string, bought: Bought[], tracked: Set<number>) {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<OrderRow>(ORDERS, [bought.map(({ key }) => key)]);
    const problems = bought.flatMap((order) => compare(order, rows, tracked));
    for (const [what = "", count = ""] of STRAYS) {
      const { n } = (await client.query(count)).rows[0];
      if (n > 0) problems.push(`${n} ${what}`);
    }
    return { problems, unsent: rows.filter((row) => row.unsent > 0).length, found: rows.length };
  });
}

function compare({ id, key, totalAmount, items }: Bought, rows: OrderRow[], tracked: Set<number>) {
  const found = rows.filter((row) => row.key === key);
  const [row] = found;
  if (!row?.id) return [`order ${id} is gone`];
  const problems = [];
  if (found.length > 1) problems.push(`order ${id} is there ${found.length} times`);
  if (Number(row.id) !== id) problems.push(`order ${id} became ${row.id}`);
  if (row.total !== Number(totalAmount)) problems.push(`order ${id} totals ${row.total}, not ${totalAmount}`);
  if (row.payment !== row.total) problems.push(`order ${id} awaits a payment of ${row.payment}, not ${row.total}`);
  if (row.mails !== 1) problems.push(`order ${id} has ${row.mails} mails`);
  const wanted = [...items].sort((a, b) => a.productId - b.productId);
  if (JSON.stringify(wanted.map(pair)) !== JSON.stringify(row.items.map(pair))) {
    problems.push(`order ${id} has the lines ${JSON.stringify(row.items)}, not ${JSON.stringify(wanted)}`);
  }
  const reserved = items
    .filter(({ productId }) => tracked.has(productId))
    .reduce((sum, item) => sum + item.quantity, 0);
  if (row.reserved !== reserved) problems.push(`order ${id} reserves ${row.reserved}, not ${reserved}`);
  return problems;
}

function pair({ productId, quantity }: Item) {
  return [productId, quantity];
}
