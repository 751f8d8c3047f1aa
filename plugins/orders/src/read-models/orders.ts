import type { Delivery } from "@zakh/delivery/contract";
import { shownDelivery } from "@zakh/delivery/read-models/delivery";
import { OWN_LIST_MAX, type Page } from "@zakh/kit/contract";
import { ListFilter, limited } from "@zakh/kit/database/list-page";
import type { Courier } from "@zakh/site-settings/contract";
import { storedSettings } from "@zakh/site-settings/read-models/setting";
import type { Pool } from "pg";
import type { FileFilters, OrderSort, OrdersQuery } from "../contract/list";
import { lineId, type Order, order as orderContract } from "../contract/order";
import { NEWEST_ORDERS } from "../contract/status";
import { transferCode } from "../contract/transfer-code";
import { partsOfReduction, toTransferBack } from "../contract/weight";
import { isDelivered } from "../payment/payment-facts";
import { promisedDays } from "./days-now";
import { LINE_JSON, type LineJson } from "./line-json";
import {
  CREDIT_BACK_SQL,
  creditOf,
  type MoneySums,
  moneySums,
  ORDER_MONEY_SQL,
  PLACED_CREDIT_SQL,
  withMovements,
} from "./money-sums";
import { OFFER_SQL, type StoredOffer, shownOffer } from "./offers";
import { WEIGHT_REFUND_SQL } from "./open-account";
import { ORDER_RECEIPT_SQL, type ReceiptJson, toOrderReceipt } from "./order-receipt";
import { searchCondition } from "./order-search-sql";
import { orderVersion } from "./order-version";
import { OVERDUE } from "./overdue";
import { maskedAccount, REFUND_ACCOUNT_SQL, type StoredRefundAccount } from "./refund-accounts";
import { shipmentOf } from "./shipment-of";
import { statusIs } from "./status-sql";
import { onTheWaySql, pickedUpMethods, toPackSql, toSendSql } from "./to-send";

/**
 * The source of all lists and counts: this table alone. Nothing deletes the Medusa order of a placed order: not its API
 * (which deletes drafts only), nor the shop, except the undo of placing, which deletes the detail as well.
 */
const ORDERS_SQL = "order_detail d WHERE d.deleted_at IS NULL AND d.order_number IS NOT NULL";

/** Sort keys, each matching an index; equal totals sort by date, equal dates by number. */
const BY_DATE = ["d.created_at", "d.order_number"] as const;
const BY_TOTAL = ["d.total", ...BY_DATE] as const;

const SORTS: Record<OrderSort, { by: readonly string[]; direction: "DESC" | "ASC" }> = {
  newest: { by: BY_DATE, direction: "DESC" },
  oldest: { by: BY_DATE, direction: "ASC" },
  total: { by: BY_TOTAL, direction: "ASC" },
  "-total": { by: BY_TOTAL, direction: "DESC" },
};

interface StoredForms {
  createdAt: Date;
  paymentDeadline: Date | null;
  remindedAt: Date | null;
  transferReportedAt: Date | null;
  sentAt: Date | null;
  refundAccount: StoredRefundAccount | null;
  offer: StoredOffer | null;
  items: LineJson[];
}

type OrderRow = StoredForms &
  Omit<
    Order,
    | keyof StoredForms
    | keyof MoneySums
    | "totalAmount"
    | "toTransfer"
    | "returned"
    | "creditUsed"
    | "creditGiven"
    | "selectedBankAccount"
    | "paymentDetails"
    | "transferCode"
    | "cashReceipt"
    | "trackingLink"
    | "isPickedUp"
    | "version"
  > & {
    total: string;
    receipt: ReceiptJson | null;
    details: Record<string, unknown>;
    creditable: number;
    creditBack: number;
    creditToGive: number;
  };

/**
 * Orders with their lines in one statement: it first selects and pages the order numbers, by an index where possible,
 * and joins everything else for that page only.
 */
async function findOrders(pool: Pool, picked: string, values: unknown[], sort?: OrderSort): Promise<Order[]> {
  const { rows } = await pool.query<OrderRow>(
    `SELECT d.order_number AS id, d.account_number AS "userId", d.customer_name AS "customerName",
       d.customer_email AS "customerEmail", d.customer_phone AS "customerPhone", d.customer_address AS "customerAddress", d.address_parts AS address,
       d.payment_method AS "paymentMethod", d.payment_details AS details, d.depositor AS "transferAccountHolder",
       d.total, d.subtotal::float8 AS subtotal, d.shipping_fee::float8 AS "shippingFee",
       d.transfer_discount AS "transferDiscount", d.discount, d.discount_reason AS "discountReason", d.note, d.delivery_note AS "deliveryNote", d.weight_reduction AS "weightReduction", d.correction, ${WEIGHT_REFUND_SQL} AS "weightRefund",
       d.payment_deadline AS "paymentDeadline", d.reminded_at AS "remindedAt", d.transfer_reported_at AS "transferReportedAt",
       d.leaves_on AS "leavesOn", d.arrives_on AS "arrivesOn",
       d.status, d.boxes, d.sent_at AS "sentAt", d.courier, d.courier_name AS "courierName", d.tracking_number AS "trackingNumber",
       d.created_at AS "createdAt", ${ORDER_MONEY_SQL} AS money, ${ORDER_RECEIPT_SQL} AS receipt,
       ${PLACED_CREDIT_SQL} AS "placedCredit", ${CREDIT_BACK_SQL} AS "creditBack", d.lowered_to_return AS creditable, d.credit_to_give AS "creditToGive",
       ${REFUND_ACCOUNT_SQL} AS "refundAccount", ${OFFER_SQL} AS offer, coalesce(lines.items, '[]') AS items
     FROM (SELECT d.order_number FROM ${ORDERS_SQL} AND ${picked}) picked
     JOIN order_detail d ON d.order_number = picked.order_number AND d.deleted_at IS NULL
     LEFT JOIN LATERAL (
       SELECT json_agg(${LINE_JSON} ORDER BY line.place) AS items
       FROM order_line line WHERE line.order_detail_id = d.id AND line.deleted_at IS NULL
     ) lines ON true
     ${orderBy(sort)}`,
    values,
  );
  // Most orders are not sent yet, and need no courier's name.
  const couriers = rows.some(({ courier }) => courier !== "") ? (await storedSettings.couriers.value()).couriers : [];
  const delivery = await shownDelivery.value();
  return rows.map((row) => toOrder(row, couriers, delivery));
}

const storedAccount = orderContract.shape.selectedBankAccount;

function toOrder(
  { receipt, details, total, creditable, creditBack, creditToGive, ...row }: OrderRow,
  couriers: readonly Courier[],
  delivery: Delivery,
): Order {
  const { id, status, paymentMethod, money } = row;
  const totals = withMovements({}, money);
  const sums = moneySums({ status, total: Number(total), money: totals });
  return {
    ...row,
    isPickedUp: !isDelivered(paymentMethod),
    selectedBankAccount: accountOf(details),
    transferCode: transferCode(id),
    paymentDetails: textsOf(details),
    totalAmount: String(Number(total)),
    version: orderVersion(row),
    offer: shownOffer(row.offer),
    ...partsOfReduction(row.items, row.weightReduction, row.correction),
    ...creditOf(totals, creditBack),
    paymentDeadline: row.paymentDeadline?.toISOString() ?? null,
    ...promisedDays(row, delivery),
    remindedAt: row.remindedAt?.toISOString() ?? null,
    transferReportedAt: row.transferReportedAt?.toISOString() ?? null,
    ...shipmentOf(row, couriers),
    ...sums,
    toTransfer: toTransferBack({ ...row, ...sums, creditable, creditToGive }),
    returned: totals.returned ?? 0,
    money: money.map((entry) => ({ ...entry, at: new Date(entry.at).toISOString() })),
    cashReceipt: toOrderReceipt(receipt),
    refundAccount: maskedAccount(row.refundAccount),
    items: row.items.map(({ place, ...item }) => ({ ...item, id: lineId(id, place), orderId: id })),
    createdAt: row.createdAt.toISOString(),
  };
}

/** The account to pay to (spec §7), when the payment method has stored one. */
function accountOf({ bankAccount }: OrderRow["details"]): Order["selectedBankAccount"] {
  const { data } = storedAccount.safeParse(bankAccount);
  return data ?? null;
}

function textsOf(details: OrderRow["details"]): Order["paymentDetails"] {
  return Object.fromEntries(
    Object.entries(details).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

export async function findOrder(pool: Pool, id: number): Promise<Order | undefined> {
  const [order] = await findOrders(pool, "d.order_number = $1", [id]);
  return order;
}

/** These orders, oldest first; unknown ids are left out. */
export function findOrdersByIds(pool: Pool, ids: readonly number[]): Promise<Order[]> {
  return findOrders(pool, "d.order_number = ANY($1::int[])", [ids], "oldest");
}

/** One page of an account's orders, newest first, in one statement (spec §7). */
export function findOrdersOfAccount(pool: Pool, accountNumber: number, page: Page = {}): Promise<Order[]> {
  const picked = `d.account_number = $1 ${orderBy()} ${limited(page, OWN_LIST_MAX)}`;
  return findOrders(pool, picked, [accountNumber]);
}

export function countOrdersOfAccount(pool: Pool, accountNumber: number): Promise<number> {
  return countPicked(pool, "d.account_number = $1", [accountNumber]);
}

/** One page of the admin's list, and the total number (rulings 13, 14). */
export async function listOrders(pool: Pool, query: OrdersQuery): Promise<{ orders: Order[]; total: number }> {
  const { condition, values } = filter(query);
  const page = `${condition} ${orderBy(query.sort)} ${limited(query)}`;
  const [orders, total] = await Promise.all([
    findOrders(pool, page, values, query.sort),
    countPicked(pool, condition, values),
  ]);
  return { orders, total };
}

export async function countOrders(pool: Pool, filters: FileFilters): Promise<number> {
  const { condition, values } = filter(filters);
  return countPicked(pool, condition, values);
}

/** The same list in pages, for files. It is searched once, so that new orders cause no duplicates or gaps. */
export async function* eachPageOfOrders(pool: Pool, filters: FileFilters, size: number): AsyncGenerator<Order[]> {
  const { condition, values } = filter(filters);
  const { rows } = await pool.query<{ id: number }>(
    `SELECT d.order_number AS id FROM ${ORDERS_SQL} AND ${condition} ${orderBy(filters.sort)}`,
    values,
  );
  for (let start = 0; start < rows.length; start += size) {
    const ids = rows.slice(start, start + size).map(({ id }) => id);
    yield await findOrders(pool, "d.order_number = ANY($1::int[])", [ids], filters.sort);
  }
}

function orderBy(sort: OrderSort = "newest"): string {
  const { by, direction } = SORTS[sort];
  return `ORDER BY ${by.map((column) => `${column} ${direction}`).join(", ")}`;
}

function filter({
  startDate,
  endDate,
  status,
  overdue,
  toSend,
  onTheWay,
  toPack,
  search,
  ids,
}: FileFilters): ListFilter {
  const filter = new ListFilter();
  if (startDate) {
    filter.add(`d.created_at >= ${filter.bind(startDate)}::date::timestamp AT TIME ZONE 'Asia/Seoul'`);
  }
  if (endDate) filter.add(`d.created_at < (${filter.bind(endDate)}::date + 1)::timestamp AT TIME ZONE 'Asia/Seoul'`);
  if (ids) filter.add(`d.order_number = ANY(${filter.bind(ids)}::int[])`);
  if (status) filter.add(`d.status = ${filter.bind(status)}`);
  if (overdue) filter.add(OVERDUE);
  if (toSend) filter.add(toSendSql(filter.bind(pickedUpMethods())));
  if (onTheWay) filter.add(onTheWaySql());
  if (toPack) filter.add(toPackSql(filter.bind(pickedUpMethods())));
  if (search) filter.add(searchCondition(filter, search));
  return filter;
}

async function countPicked(pool: Pool, condition: string, values: unknown[]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${ORDERS_SQL} AND ${condition}`,
    values,
  );
  return rows[0]?.count ?? 0;
}

/** The number of orders that wait for their payment (spec §7). */
export async function countPendingOrders(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM order_detail WHERE ${statusIs("awaitsPayment", "status")} AND deleted_at IS NULL`,
  );
  return rows[0]?.count ?? 0;
}

/** Public ids of the newest orders, the newest first. */
export async function findNewestOrders(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `SELECT d.order_number AS id FROM ${ORDERS_SQL} ${orderBy()} LIMIT ${NEWEST_ORDERS}`,
  );
  return rows.map(({ id }) => id);
}
