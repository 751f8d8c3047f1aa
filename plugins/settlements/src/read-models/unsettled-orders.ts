import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ORDER_STATUS, type OrderStatus } from "@zakh/orders/contract";
import { statusIs } from "@zakh/orders/read-models/status-sql";
import type { Booked } from "../books/due-entries";
import type { SharedOrder } from "../books/shares";

/** An order that has changed since it was last in the books of its stores. */
export interface UnsettledOrder extends SharedOrder {
  number: number;
  /** Number and time of its newest change. */
  changeNumber: number;
  changedAt: Date;
  deliveredAt: Date | null;
  /** Hundredths of a per cent by store, as of when it was placed. */
  rates: Record<string, number>;
  /** What the books say of it by store. */
  booked: ReadonlyMap<number, Booked>;
}

/** Most orders of one transaction. */
export const BATCH = 200;

/** Changes that were written so long before the last run may not have been there for it, because their transactions ended later. */
const OVERLAP = "interval '1 hour'";

const UNSETTLED = `FROM order_detail d
  JOIN LATERAL (SELECT number, created_at FROM order_status_change
    WHERE order_detail_id = d.id AND deleted_at IS NULL ORDER BY number DESC LIMIT 1) newest ON true
  LEFT JOIN settled_order settled ON settled.order_number = d.order_number AND settled.deleted_at IS NULL
  WHERE d.deleted_at IS NULL AND newest.number > coalesce(settled.change_number, 0)
    AND d.id IN (SELECT order_detail_id FROM order_status_change WHERE created_at > coalesce(
      (SELECT settled_until - ${OVERLAP} FROM settling_state), '-infinity'))
    AND (settled.order_number IS NOT NULL OR (${statusIs("delivered")}
      AND EXISTS (SELECT FROM order_line WHERE order_detail_id = d.id AND store_number IS NOT NULL AND deleted_at IS NULL)))`;

/** Whether the books lack anything. */
export async function hasUnsettledOrders(sql: Queryable): Promise<boolean> {
  return (await sql.query(`SELECT 1 ${UNSETTLED} LIMIT 1`)).rows.length > 0;
}

interface Row extends Omit<UnsettledOrder, "isDelivered" | "booked"> {
  status: OrderStatus;
  entered: { store: number; sale: number; commission: number; payableFrom: string }[];
}

/** Up to `BATCH` of them, those that changed first. */
export async function findUnsettledOrders(sql: Queryable): Promise<UnsettledOrder[]> {
  const { rows } = await sql.query<Row>(
    `SELECT d.order_number AS number, d.status, newest.number AS "changeNumber", newest.created_at AS "changedAt",
       (SELECT max(change.created_at) FROM order_status_change change WHERE change.order_detail_id = d.id AND change.deleted_at IS NULL
          AND ${statusIs("delivered", "change.to_status")} AND NOT coalesce(${statusIs("delivered", "change.from_status")}, false)) AS "deliveredAt",
       d.shipping_fee::float8 AS "shippingFee", d.transfer_discount AS "transferDiscount", d.discount, d.weight_reduction AS "weightReduction",
       (SELECT coalesce(json_agg(json_build_object('store', store_number, 'total', total::float8,
            'weightReduction', coalesce(weight_reduction, 0)::float8) ORDER BY place), '[]')
          FROM order_line WHERE order_detail_id = d.id AND deleted_at IS NULL) AS lines,
       (SELECT coalesce(json_object_agg(store, points), '{}') FROM (
          SELECT DISTINCT ON (store_number) store_number AS store, basis_points AS points FROM store_commission_rate
          WHERE store_number IN (SELECT store_number FROM order_line WHERE order_detail_id = d.id) AND created_at <= d.created_at AND deleted_at IS NULL
          ORDER BY store_number, number DESC) held) AS rates,
       (SELECT coalesce(json_agg(booked), '[]') FROM (
          SELECT store_number AS store, coalesce(sum(amount) FILTER (WHERE kind = 'sale'), 0) AS sale,
            coalesce(sum(amount) FILTER (WHERE kind = 'commission'), 0) AS commission,
            max(payable_from) FILTER (WHERE kind = 'sale') AS "payableFrom"
          FROM store_entry WHERE order_number = d.order_number AND deleted_at IS NULL AND kind IN ('sale', 'commission') GROUP BY 1) booked) AS entered
     ${UNSETTLED} ORDER BY newest.number LIMIT ${BATCH}`,
  );
  return rows.map(({ status, entered, ...order }) => ({
    ...order,
    isDelivered: ORDER_STATUS[status].delivered,
    booked: new Map(
      entered.map(({ store, sale, commission, payableFrom }) => [
        store,
        { sale, commission, payableFrom: new Date(payableFrom) },
      ]),
    ),
  }));
}
