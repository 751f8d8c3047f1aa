import { quantitiesOf } from "@zakh/catalog/contract";
import { contentTexts } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { textColumns } from "@zakh/kit/database/text-columns";
import type { MoneyEntryKind } from "@zakh/orders/contract";
import { FREE_SQL, TO_RETURN } from "@zakh/orders/read-models/money-sums";
import { BECOMES_CREDIT } from "@zakh/orders/read-models/owed-orders";
import { statusIs } from "@zakh/orders/read-models/status-sql";
import { BUYERS_MAX, type MonthQuery, type MonthReport } from "../contract/month";
import { findGrantedCredit, findMovedMoney, type MovedMoney } from "./moved-money";
import { dayOf, inPeriod, SALES_SQL } from "./period";

/** The money and the sales of a period: the present month unless days are given, and to its end when only the first is. */
export async function findMonth(sql: Queryable, query: MonthQuery): Promise<MonthReport> {
  const { from, to } = await period(sql, query);
  const [moved, creditGranted, days, products, customers, owed] = await Promise.all([
    findMovedMoney(sql, from, to),
    findGrantedCredit(sql, from, to),
    findDays(sql, from, to),
    findProducts(sql, from, to),
    findCustomers(sql, from, to),
    findOwed(sql, from, to),
  ]);
  const sold = sumOf(days, "sold");
  const shippingFees = sumOf(days, "shippingFees");
  return {
    from,
    to,
    received: wonOf(moved, "received"),
    returned: wonOf(moved, "returned"),
    creditGiven: wonOf(moved, "credit_given"),
    creditGranted,
    creditUsed: wonOf(moved, "credit_used"),
    orders: sumOf(days, "orders"),
    sold,
    shippingFees,
    takenOff: sumOf(products, "sold") + shippingFees - sold,
    quantities: quantitiesOf(products),
    unpaid: { orders: sumOf(days, "unpaidOrders"), won: sumOf(days, "unpaid") },
    differences: { orders: sumOf(days, "raisedOrders"), won: sumOf(days, "raised") },
    ...owed,
    days: days.map(({ day, orders, sold: soldThen }) => {
      const ofDay = moved.filter((one) => one.day === day);
      return { day, received: wonOf(ofDay, "received"), returned: wonOf(ofDay, "returned"), orders, sold: soldThen };
    }),
    accounts: byAccount(moved),
    products,
    customers: customers.map(({ total: _, ...customer }) => customer),
    customerCount: customers[0]?.total ?? 0,
  };
}

/** The requested days; the month is the present one in Seoul, by the database's clock. */
export async function period(sql: Queryable, { from, to }: MonthQuery): Promise<{ from: string; to: string }> {
  if (from && to) return { from, to };
  const { rows } = await sql.query<{ first: string; last: string }>(
    `SELECT to_char(date_trunc('month', day), 'YYYY-MM-DD') AS first,
       to_char(date_trunc('month', day) + interval '1 month' - interval '1 day', 'YYYY-MM-DD') AS last
     FROM (SELECT coalesce($1::date, (now() AT TIME ZONE 'Asia/Seoul')::date) AS day) given`,
    [from ?? to ?? null],
  );
  const [month] = rows;
  if (!month) throw new Error("A query without FROM answers one row");
  return { from: from ?? month.first, to: to ?? month.last };
}

/** What was sold of `order_line line`: as packed where weighed. */
const SOLD_QUANTITY = "coalesce(line.packed_quantity, line.quantity)";

interface Day {
  day: string;
  orders: number;
  sold: number;
  shippingFees: number;
  /** What is due for unpaid orders, and how many these are. */
  unpaid: number;
  unpaidOrders: number;
  /** The same for paid orders. */
  raised: number;
  raisedOrders: number;
}

/** Every day of the period, with what was ordered then. */
async function findDays(sql: Queryable, from: string, to: string): Promise<Day[]> {
  const { rows } = await sql.query<Day>(
    `WITH sold AS (
       SELECT ${dayOf("d.created_at")} AS day, d.total, d.shipping_fee, d.status, greatest(0, d.total - ${FREE_SQL}) AS due FROM ${SALES_SQL})
     SELECT to_char(span.day, 'YYYY-MM-DD') AS day, count(sold.day)::int AS orders, coalesce(sum(sold.total), 0)::float8 AS sold,
       coalesce(sum(sold.shipping_fee), 0)::float8 AS "shippingFees",
       coalesce(sum(sold.due) FILTER (WHERE ${statusIs("awaitsPayment", "sold.status")}), 0)::float8 AS unpaid,
       count(*) FILTER (WHERE ${statusIs("awaitsPayment", "sold.status")})::int AS "unpaidOrders",
       coalesce(sum(sold.due) FILTER (WHERE NOT ${statusIs("awaitsPayment", "sold.status")}), 0)::float8 AS raised,
       count(*) FILTER (WHERE NOT ${statusIs("awaitsPayment", "sold.status")} AND sold.due > 0)::int AS "raisedOrders"
     FROM generate_series($1::date, $2::date, interval '1 day') AS span(day)
     LEFT JOIN sold ON sold.day = to_char(span.day, 'YYYY-MM-DD')
     GROUP BY span.day ORDER BY span.day`,
    [from, to],
  );
  return rows;
}

/** What is to be transferred back of the period's orders, cancelled ones too, and what of them waits to become credit. */
async function findOwed(
  sql: Queryable,
  from: string,
  to: string,
): Promise<Pick<MonthReport, "toReturn" | "creditWaits">> {
  const { rows } = await sql.query<Pick<MonthReport, "toReturn" | "creditWaits">>(
    `SELECT coalesce(sum(owed - waits), 0)::float8 AS "toReturn", coalesce(sum(waits), 0)::float8 AS "creditWaits"
     FROM (SELECT ${BECOMES_CREDIT} AS waits,
         (SELECT coalesce(sum(${TO_RETURN}), 0) FROM money_entry WHERE order_detail_id = d.id AND deleted_at IS NULL) AS owed
       FROM order_detail d WHERE d.deleted_at IS NULL AND d.order_number IS NOT NULL AND ${inPeriod("d.created_at")}) orders`,
    [from, to],
  );
  return rows[0] ?? { toReturn: 0, creditWaits: 0 };
}

async function findProducts(sql: Queryable, from: string, to: string): Promise<MonthReport["products"]> {
  const { rows } = await sql.query<MonthReport["products"][number]>(
    `SELECT id, ${textColumns("texts", contentTexts(["name"]))}, unit, quantity, sold FROM (
       SELECT line.product_number AS id, line.unit, jsonb_build_object('name', (array_agg(line.texts -> 'name' ORDER BY line.id DESC))[1]) AS texts,
         sum(${SOLD_QUANTITY})::float8 AS quantity, sum(line.total - line.weight_reduction)::float8 AS sold
       FROM (SELECT d.id FROM ${SALES_SQL}) sold
       JOIN order_line line ON line.order_detail_id = sold.id AND line.deleted_at IS NULL
       GROUP BY line.product_number, line.unit) products
     ORDER BY sold DESC, id`,
    [from, to],
  );
  return rows;
}

async function findCustomers(sql: Queryable, from: string, to: string) {
  const { rows } = await sql.query<MonthReport["customers"][number] & { total: number }>(
    `WITH sold AS (SELECT d.id, d.account_number, d.total FROM ${SALES_SQL}),
       bought AS (SELECT sold.account_number AS id, line.unit, sum(${SOLD_QUANTITY}) AS quantity
         FROM sold JOIN order_line line ON line.order_detail_id = sold.id AND line.deleted_at IS NULL GROUP BY 1, 2)
     SELECT best.*, latest.name, latest.phone,
       coalesce((SELECT json_object_agg(unit, quantity) FROM bought WHERE bought.id = best.id), '{}') AS quantities FROM (
       SELECT account_number AS id, count(*)::int AS orders, sum(total)::float8 AS sold, (count(*) OVER ())::int AS total
       FROM sold GROUP BY 1 ORDER BY sold DESC, 1 LIMIT ${BUYERS_MAX}) best
     ${LATEST_ORDER} ORDER BY best.sold DESC, best.id`,
    [from, to],
  );
  return rows;
}

/** The last order of the account `best.id`. */
export const LATEST_ORDER = `CROSS JOIN LATERAL (
  SELECT d.customer_name AS name, d.customer_phone AS phone FROM order_detail d
  WHERE d.account_number = best.id AND d.deleted_at IS NULL ORDER BY d.created_at DESC LIMIT 1) latest`;

function wonOf(moved: readonly MovedMoney[], kind: MoneyEntryKind): number {
  return moved.reduce((sum, one) => (one.kind === kind ? sum + one.won : sum), 0);
}

/** Money that came in, by account: one account may be written in several ways. */
function byAccount(moved: readonly MovedMoney[]): MonthReport["accounts"] {
  const accounts = new Map<string, MonthReport["accounts"][number]>();
  for (const { kind, bankName, accountNumber, won } of moved) {
    if (kind !== "received") continue;
    const digits = accountNumber.replace(/\D/g, "");
    const before = accounts.get(digits);
    accounts.set(digits, { bankName, accountNumber, received: won + (before?.received ?? 0) });
  }
  return [...accounts.values()]
    .filter(({ received }) => received !== 0)
    .sort((one, other) => other.received - one.received);
}

function sumOf<Key extends string>(rows: readonly Record<Key, number>[], key: Key): number {
  return rows.reduce((sum, row) => sum + row[key], 0);
}
