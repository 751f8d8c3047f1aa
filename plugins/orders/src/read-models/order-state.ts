import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { MoneyMovement, MoneyTotals } from "../contract/money";
import type { OrderStatus } from "../contract/status";
import type { WeightRefund } from "../contract/weight";
import { ENTRY_SUMS_SQL, MONEY_TOTALS_SQL, PLACED_CREDIT_SQL } from "./money-sums";
import { HAS_ACCOUNT_SQL, WEIGHT_REFUND_SQL } from "./open-account";

/** References of Medusa's credit lines that lower its total as the shop's: what was packed less (ruling 50), and a discount. */
export const WEIGHT_CREDIT = "packed_weight";
export const DISCOUNT_CREDIT = "discount";

/** The reference of Medusa's transactions for money of a paid order that no payment of Medusa holds. */
export const OUTSIDE_MONEY = "outside_payment";

/** The state of an order in the shop and in Medusa, from which a status change starts. */
export interface OrderState {
  detailId: string;
  /** Public id. */
  number: number;
  /** Id of Medusa's Order. */
  orderId: string;
  status: OrderStatus;
  /** Whole won. */
  total: number;
  /** Whole won in the total, or taken off it. */
  shippingFee: number;
  transferDiscount: number;
  discount: number;
  discountReason: string;
  /** Whole won taken off the total for what was packed less, and what the customer wants for it (ruling 50). */
  weightReduction: number;
  /** Won of it that an admin took off after the delivery. */
  correction: number;
  /** Won of it that were paid and entered to go back: of Medusa's payments, and outside of them. The rest lowered what was due. */
  reductionOwed: { inside: number; outside: number };
  weightRefund: WeightRefund;
  /** Whole won that its delivery makes credit once its undo time is over, and those that deliveries have given and nobody has taken back (ruling 64). */
  creditToGive: number;
  deliveryCredit: number;
  /** Until when it is to be paid; null where it has no deadline. */
  paymentDeadline: Date | null;
  address: string;
  /** Whether it is sent (ruling 53). */
  isSent: boolean;
  /** When it leaves and arrives; null where no day is promised. */
  leavesOn: string | null;
  arrivesOn: string | null;
  /** Public id of the account, and whole won of its credit that the order used when it was placed. */
  accountNumber: number;
  /** Whether the account is open; nobody could use credit of a closed one. */
  hasAccount: boolean;
  placedCredit: number;
  /** Code of its payment method, and the data stored with the order. */
  method: string;
  details: Record<string, unknown>;
  /** Who the money comes from; empty when there is no such name. */
  payer: string;
  medusaStatus: string;
  /** ISO 8601; set while Medusa's order is cancelled. */
  canceledAt: string | null;
  /** Won that Medusa credited for refunds made in its dashboard; they reduce Medusa's order total below the shop's. */
  creditTotal: number;
  /** Won of a paid order that no payment of Medusa holds and Medusa counts as paid. */
  outsideInMedusa: number;
  /** The order's entries, summed by kind (ruling 48). */
  money: MoneyTotals;
  /** The same by statement line, and by whether Medusa's payments hold it; without sums of 0. */
  entries: EntrySum[];
  /** Medusa's payments that were captured and not completely refunded, oldest first. */
  held: HeldPayment[];
  /** The latest payment collection of the order. */
  payment: PaymentState | null;
  /** Reservations that are active, those that were released, and those whose goods have left. */
  reserved: string[];
  released: string[];
  consumed: string[];
}

/** Entries of one kind, summed. */
export interface EntrySum extends MoneyMovement {
  /** Public id of the statement line by which it came in. */
  line: number | null;
  /** Whether no payment of Medusa holds it. */
  outside: boolean;
}

export interface PaymentState {
  collectionId: string;
  status: string;
  /** Won. */
  captured: number;
  /** Won. */
  refunded: number;
  /** The captured payment, if any. */
  paymentId: string | null;
  /** Its latest session, if any. */
  session: SessionState | null;
}

export interface SessionState {
  id: string;
  providerId: string;
  /** The provider's data. */
  data: Record<string, unknown>;
  /** The payment that Medusa's own workflows created for it, captured or not. */
  authorized: { paymentId: string; data: Record<string, unknown> } | null;
}

export interface HeldPayment {
  paymentId: string;
  collectionId: string;
  providerId: string;
  /** The provider's data. */
  data: Record<string, unknown>;
  /** Won. */
  amount: number;
  /** Won refunded, over its whole collection. */
  refunded: number;
}

/** By public id or by Medusa's order id; one statement. */
export async function findOrderState(
  sql: Queryable,
  by: { number: number } | { orderId: string },
): Promise<OrderState | undefined> {
  const [condition, value] = "number" in by ? ["o.display_id = $1", by.number] : ["o.id = $1", by.orderId];
  const { rows } = await sql.query<OrderState>(
    `SELECT d.id AS "detailId", o.display_id AS number, o.id AS "orderId", d.status, d.total::float8 AS total, d.weight_reduction AS "weightReduction", d.correction, d.transfer_discount AS "transferDiscount",
       d.shipping_fee::float8 AS "shippingFee", d.discount, d.discount_reason AS "discountReason", ${WEIGHT_REFUND_SQL} AS "weightRefund", d.payment_deadline AS "paymentDeadline",
       d.customer_address AS address, d.sent_at IS NOT NULL AS "isSent", d.leaves_on AS "leavesOn", d.arrives_on AS "arrivesOn",
       d.account_number AS "accountNumber", ${HAS_ACCOUNT_SQL} AS "hasAccount",
       ${PLACED_CREDIT_SQL} AS "placedCredit",
       d.payment_method AS method, d.payment_details AS details, d.depositor AS payer, o.status AS "medusaStatus", o.canceled_at::text AS "canceledAt",
       (SELECT coalesce(sum(amount), 0)::float8 FROM order_credit_line WHERE order_id = o.id AND version = o.version
           AND reference NOT IN ('${WEIGHT_CREDIT}', '${DISCOUNT_CREDIT}') AND deleted_at IS NULL)
         AS "creditTotal",
       (SELECT coalesce(sum(amount), 0)::float8 FROM order_transaction WHERE order_id = o.id AND reference = '${OUTSIDE_MONEY}' AND deleted_at IS NULL)
         AS "outsideInMedusa",
       ${MONEY_TOTALS_SQL} AS money, ${ENTRY_SUMS_SQL} AS entries,
       (SELECT json_build_object('inside', coalesce(sum(entry.amount) FILTER (WHERE NOT entry.outside_payment), 0),
            'outside', coalesce(sum(entry.amount) FILTER (WHERE entry.outside_payment), 0))
          FROM money_entry entry JOIN order_status_change change ON change.id = entry.change_id
          WHERE entry.order_detail_id = d.id AND entry.kind = 'to_return' AND entry.deleted_at IS NULL
            AND (change.contact->'changed' @> '[{"field": "packedWeight"}]' OR change.contact->'changed' @> '[{"field": "correction"}]'))
         AS "reductionOwed",
       d.credit_to_give AS "creditToGive",
       (SELECT coalesce(sum(entry.amount), 0)::float8
          FROM money_entry entry JOIN order_status_change change ON change.id = entry.change_id
          WHERE entry.order_detail_id = d.id AND entry.kind = 'credit_given' AND entry.deleted_at IS NULL
            AND (change.to_status = 'completed' OR entry.amount < 0)
            AND (change.to_status <> change.from_status OR change.contact->'changed' @> '[{"field": "deliveryCredit"}]'))
         AS "deliveryCredit",
       (SELECT coalesce(json_agg(json_build_object('paymentId', p.id, 'collectionId', p.payment_collection_id,
            'providerId', p.provider_id, 'data', coalesce(p.data, '{}'), 'amount', unrefunded.won,
            'refunded', (SELECT coalesce(refunded_amount, 0) FROM payment_collection WHERE id = p.payment_collection_id))
            ORDER BY p.captured_at, p.id), '[]')
          FROM order_payment_collection opc JOIN payment p ON p.payment_collection_id = opc.payment_collection_id
          CROSS JOIN LATERAL (SELECT
            (SELECT coalesce(sum(amount), 0) FROM capture WHERE payment_id = p.id AND deleted_at IS NULL)
            - (SELECT coalesce(sum(amount), 0) FROM refund WHERE payment_id = p.id AND deleted_at IS NULL) AS won) unrefunded
          WHERE opc.order_id = o.id AND opc.deleted_at IS NULL AND p.deleted_at IS NULL AND unrefunded.won > 0) AS held,
       (SELECT json_build_object('collectionId', pc.id, 'status', pc.status,
            'captured', coalesce(pc.captured_amount, 0), 'refunded', coalesce(pc.refunded_amount, 0),
            'paymentId', (SELECT p.id FROM payment p WHERE p.payment_collection_id = pc.id AND p.captured_at IS NOT NULL
              AND p.deleted_at IS NULL ORDER BY p.captured_at DESC LIMIT 1),
            'session', (SELECT json_build_object('id', s.id, 'providerId', s.provider_id, 'data', s.data,
                'authorized', (SELECT json_build_object('paymentId', p.id, 'data', coalesce(p.data, '{}')) FROM payment p
                  WHERE p.payment_session_id = s.id AND p.deleted_at IS NULL LIMIT 1))
              FROM payment_session s WHERE s.payment_collection_id = pc.id
              AND s.deleted_at IS NULL ORDER BY s.created_at DESC LIMIT 1))
          FROM order_payment_collection opc JOIN payment_collection pc ON pc.id = opc.payment_collection_id
          WHERE opc.order_id = o.id AND opc.deleted_at IS NULL AND pc.deleted_at IS NULL
          ORDER BY pc.created_at DESC, pc.id DESC LIMIT 1) AS payment,
       coalesce(stock.reserved, '{}') AS reserved, coalesce(stock.released, '{}') AS released,
       coalesce(stock.consumed, '{}') AS consumed
     FROM "order" o
     JOIN order_order_detail link ON link.order_id = o.id AND link.deleted_at IS NULL
     JOIN order_detail d ON d.id = link.shop_order_detail_id AND d.deleted_at IS NULL
     LEFT JOIN LATERAL (
       SELECT array_agg(r.id) FILTER (WHERE r.deleted_at IS NULL) AS reserved,
         array_agg(r.id) FILTER (WHERE r.deleted_at IS NOT NULL AND NOT r.taken) AS released,
         array_agg(r.id) FILTER (WHERE r.deleted_at IS NOT NULL AND r.taken) AS consumed
       FROM order_item oi
       JOIN (SELECT *, coalesce(metadata ? 'consumed', false) AS taken FROM reservation_item) r ON r.line_item_id = oi.item_id
       WHERE oi.order_id = o.id AND oi.version = o.version AND oi.deleted_at IS NULL
     ) stock ON true
     WHERE ${condition} AND o.deleted_at IS NULL`,
    [value],
  );
  return rows[0];
}

/** Medusa's order of a payment, and the dashboard user who last moved its money, by the payment's id. */
export async function findOrderOfPayment(
  sql: Queryable,
  paymentId: string,
): Promise<{ orderId: string; movedBy: string | null } | undefined> {
  const { rows } = await sql.query<{ orderId: string; movedBy: string | null }>(
    `SELECT link.order_id AS "orderId",
       (SELECT created_by FROM (
          SELECT created_by, created_at FROM capture WHERE payment_id = p.id AND deleted_at IS NULL
          UNION ALL SELECT created_by, created_at FROM refund WHERE payment_id = p.id AND deleted_at IS NULL
        ) moved ORDER BY created_at DESC LIMIT 1) AS "movedBy"
     FROM payment p
     JOIN order_payment_collection link ON link.payment_collection_id = p.payment_collection_id AND link.deleted_at IS NULL
     WHERE p.id = $1`,
    [paymentId],
  );
  return rows[0];
}

/** Medusa's order of a payment collection. */
export async function findOrderOfCollection(sql: Queryable, collectionId: string): Promise<string | undefined> {
  const { rows } = await sql.query<{ orderId: string }>(
    `SELECT order_id AS "orderId" FROM order_payment_collection WHERE payment_collection_id = $1 AND deleted_at IS NULL`,
    [collectionId],
  );
  return rows[0]?.orderId;
}

/** Locks this order until the transaction ends, and its payments against Medusa's own refunds. */
export async function lockOrder(sql: Queryable, number: number): Promise<void> {
  await sql.query("SELECT id FROM order_detail WHERE order_number = $1 AND deleted_at IS NULL FOR UPDATE", [number]);
  await sql.query(
    `SELECT p.id FROM order_detail d
     JOIN order_order_detail link ON link.shop_order_detail_id = d.id AND link.deleted_at IS NULL
     JOIN order_payment_collection paid ON paid.order_id = link.order_id AND paid.deleted_at IS NULL
     JOIN payment p ON p.payment_collection_id = paid.payment_collection_id
     WHERE d.order_number = $1 AND d.deleted_at IS NULL AND p.deleted_at IS NULL ORDER BY p.id FOR UPDATE OF p`,
    [number],
  );
}

/** Whether a Medusa reservation belongs to an order. */
export async function isReservedForOrder(sql: Queryable, reservationId: string): Promise<boolean> {
  const { rowCount } = await sql.query("SELECT FROM reservation_item WHERE id = $1 AND line_item_id IS NOT NULL", [
    reservationId,
  ]);
  return rowCount === 1;
}
