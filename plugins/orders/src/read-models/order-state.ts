import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { MoneyMovement, MoneyTotals } from "../contract/money";
import type { OrderStatus } from "../contract/status";
import { toTransferBack, type WeightRefund } from "../contract/weight";
import { findPaymentMethod } from "../payment/payment-method";
import { ENTRY_SUMS_SQL, MONEY_TOTALS_SQL, moneySums, PLACED_CREDIT_SQL } from "./money-sums";
import { HAS_ACCOUNT_SQL, WEIGHT_REFUND_SQL } from "./open-account";
import { otherSellers } from "./other-sellers";
import { statusIs } from "./status-sql";
import { HAS_OWN_GOODS } from "./to-send";

/** The state of an order in the shop and in Medusa, from which a change starts. */
export interface OrderState {
  detailId: string;
  number: number;
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
  /** Whole won of what is to go back by which the total was lowered; the rest is money that the order does not need. */
  loweredToReturn: number;
  /** Whole won of the weight reduction that went back to the customer, and that a payment has settled: they stay taken off. */
  returnedReduction: number;
  settledReduction: number;
  weightRefund: WeightRefund;
  /** Whole won that its delivery makes credit once its undo time is over, and those that deliveries have given and nobody has taken back (ruling 64). */
  creditToGive: number;
  deliveryCredit: number;
  /** Until when it is to be paid; null where it has no deadline. */
  paymentDeadline: Date | null;
  address: string;
  /** Whether all that is left of it is sent (ruling 53), by the shop and the stores that sell it. */
  isSent: boolean;
  /** Whether anything of it is the shop's own, and of stores. */
  hasOwnGoods: boolean;
  hasOthersGoods: boolean;
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
  /** The order's entries, summed by kind (ruling 48). */
  money: MoneyTotals;
  /** The same by statement line; without sums of 0. */
  entries: EntrySum[];
  /** Medusa's one payment of it. */
  payment: PaymentState;
  /** Won of it that its provider holds; 0 for a method whose money people move. */
  heldByProvider: number;
  /** Reservations that are active, those that were released, and those whose goods have left. */
  reserved: string[];
  released: string[];
  consumed: string[];
}

/** Entries of one kind, summed. */
export interface EntrySum extends MoneyMovement {
  /** Public id of the statement line by which it came in. */
  line: number | null;
}

export interface PaymentState {
  collectionId: string;
  session: SessionState;
}

export interface SessionState {
  id: string;
  providerId: string;
  data: Record<string, unknown>;
  /** Its payment, once it was captured. */
  captured: CapturedPayment | null;
}

export interface CapturedPayment {
  id: string;
  data: Record<string, unknown>;
  /** Won captured, and those of them refunded. */
  amount: number;
  refunded: number;
}

/** Whole won of an order that are to be transferred back: what a delivery makes credit is not. */
export function toTransferOf(state: OrderState): number {
  const { toReturn } = moneySums(state);
  return toTransferBack({ ...state, toReturn, creditable: state.loweredToReturn });
}

/** By public id; one statement. */
export async function findOrderState(sql: Queryable, number: number): Promise<OrderState | undefined> {
  const { rows } = await sql.query<Omit<OrderState, "heldByProvider">>(
    `SELECT d.id AS "detailId", o.display_id AS number, o.id AS "orderId", d.status, d.total::float8 AS total, d.weight_reduction AS "weightReduction", d.correction, d.transfer_discount AS "transferDiscount",
       d.shipping_fee::float8 AS "shippingFee", d.discount, d.discount_reason AS "discountReason", ${WEIGHT_REFUND_SQL} AS "weightRefund", d.payment_deadline AS "paymentDeadline",
       d.customer_address AS address, (d.sent_at IS NOT NULL OR NOT ${HAS_OWN_GOODS}) AND NOT ${otherSellers().isAwaited} AS "isSent", d.leaves_on AS "leavesOn", d.arrives_on AS "arrivesOn",
       EXISTS (SELECT FROM order_line line WHERE line.order_detail_id = d.id AND line.store_number IS NULL AND line.deleted_at IS NULL) AS "hasOwnGoods",
       EXISTS (SELECT FROM order_line line WHERE line.order_detail_id = d.id AND line.store_number IS NOT NULL AND line.deleted_at IS NULL) AS "hasOthersGoods",
       d.account_number AS "accountNumber", ${HAS_ACCOUNT_SQL} AS "hasAccount",
       ${PLACED_CREDIT_SQL} AS "placedCredit",
       d.payment_method AS method, d.payment_details AS details, d.depositor AS payer, o.status AS "medusaStatus",
       ${MONEY_TOTALS_SQL} AS money, ${ENTRY_SUMS_SQL} AS entries,
       d.lowered_to_return AS "loweredToReturn", d.returned_reduction AS "returnedReduction", d.settled_reduction AS "settledReduction", d.credit_to_give AS "creditToGive",
       (SELECT coalesce(sum(entry.amount), 0)::float8
          FROM money_entry entry JOIN order_status_change change ON change.id = entry.change_id
          WHERE entry.order_detail_id = d.id AND entry.kind = 'credit_given' AND entry.deleted_at IS NULL
            AND (${statusIs("delivered", "change.to_status")} OR entry.amount < 0)
            AND (change.to_status <> change.from_status OR change.contact->'changed' @> '[{"field": "deliveryCredit"}]'))
         AS "deliveryCredit",
       (SELECT json_build_object('collectionId', s.payment_collection_id, 'session', json_build_object('id', s.id, 'providerId', s.provider_id, 'data', s.data,
            'captured', (SELECT json_build_object('id', p.id, 'data', coalesce(p.data, '{}'),
                'amount', (SELECT coalesce(sum(amount), 0) FROM capture WHERE payment_id = p.id AND deleted_at IS NULL),
                'refunded', (SELECT coalesce(sum(amount), 0) FROM refund WHERE payment_id = p.id AND deleted_at IS NULL))
              FROM payment p WHERE p.payment_session_id = s.id AND p.deleted_at IS NULL AND p.captured_at IS NOT NULL LIMIT 1)))
          FROM order_payment_collection opc JOIN payment_session s ON s.payment_collection_id = opc.payment_collection_id
          WHERE opc.order_id = o.id AND opc.deleted_at IS NULL AND s.deleted_at IS NULL
          ORDER BY s.created_at DESC, s.id DESC LIMIT 1) AS payment,
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
     WHERE o.display_id = $1 AND o.deleted_at IS NULL`,
    [number],
  );
  const [state] = rows;
  return state && { ...state, heldByProvider: heldByProvider(state) };
}

function heldByProvider({ method, payment }: Pick<OrderState, "method" | "payment">): number {
  const { captured } = payment.session;
  return captured && findPaymentMethod(method)?.takesMoney ? captured.amount - captured.refunded : 0;
}

/** Locks this order until the transaction ends. */
export async function lockOrder(sql: Queryable, number: number): Promise<void> {
  await sql.query("SELECT id FROM order_detail WHERE order_number = $1 AND deleted_at IS NULL FOR UPDATE", [number]);
}

/** Whether a Medusa reservation belongs to an order. */
export async function isReservedForOrder(sql: Queryable, reservationId: string): Promise<boolean> {
  const { rowCount } = await sql.query("SELECT FROM reservation_item WHERE id = $1 AND line_item_id IS NOT NULL", [
    reservationId,
  ]);
  return rowCount === 1;
}
