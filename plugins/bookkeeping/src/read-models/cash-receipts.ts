import { ListFilter, type ListPage, readListPage } from "@zakh/kit/database/list-page";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { CASH_RECEIPT_MIN_TOTAL, type CashReceiptInput, maskReceiptNumber, UNKNOWN_BUYER } from "@zakh/orders/contract";
import { FREE_SQL } from "@zakh/orders/read-models/money-sums";
import { STORED_RECEIPT, type StoredReceipt } from "@zakh/orders/read-models/order-receipt";
import { statusIs } from "@zakh/orders/read-models/status-sql";
import { cashReceiptDaysLeft } from "../contract/cash-receipt-days";
import type { CashReceipt, CashReceiptsFileQuery, CashReceiptsQuery } from "../contract/cash-receipts";
import type { FileReceipt } from "../export/receipt-rows";
import { period } from "./month";
import { dayOf, inPeriod } from "./period";

interface ReceiptRow extends StoredReceipt, Pick<CashReceipt, "orderId" | "customerName" | "status" | "state"> {
  amountNow: number;
  paidAt: Date | null;
}

/** When an order was last set from unpaid to paid. */
const PAID_AT = `(SELECT max(change.created_at) FROM order_status_change change
  WHERE change.order_detail_id = d.id AND change.deleted_at IS NULL
    AND NOT ${statusIs("paid", "change.from_status")} AND ${statusIs("paid", "change.to_status")})`;

/**
 * Whole won for which the receipt of an order is issued: what came in and is not to go back; the total while the order is not paid. Credit
 * that an admin gave was never money; credit that came from money was, and has no other receipt.
 */
const AMOUNT = `greatest(0, CASE WHEN ${statusIs("paid")} THEN ${FREE_SQL} ELSE d.total END - d.granted_credit)`;

const IS_ISSUED = "c.issued_at IS NOT NULL AND c.voided_at IS NULL";

/**
 * The one rule of what is to be done about a receipt. Whether one is due counts what the order cost when it was paid, before lighter goods and
 * corrections. One that was issued for more than was kept in the end, since money goes back, is to be cancelled and issued anew.
 */
const STATE = `CASE WHEN ${IS_ISSUED} THEN
    CASE WHEN ${statusIs("paid")} AND coalesce(c.issued_amount, 0) <= ${AMOUNT} THEN 'issued' ELSE 'to_void' END
  WHEN ${statusIs("paid")} AND (c.kind IS NOT NULL OR d.total + d.weight_reduction >= ${CASH_RECEIPT_MIN_TOTAL})
    AND ${AMOUNT} > 0 THEN 'to_issue'
  WHEN c.voided_at IS NOT NULL THEN 'voided' ELSE 'not_due' END`;

const IS_OPEN = `${STATE} IN ('to_void', 'to_issue')`;

const COLUMNS = `d.order_number AS "orderId", d.customer_name AS "customerName", d.status, ${STATE} AS state,
  ${AMOUNT}::float8 AS "amountNow", ${STORED_RECEIPT}, ${PAID_AT} AS "paidAt"`;

const RECEIPTS_SQL = "cash_receipt c JOIN order_detail d ON d.id = c.order_detail_id AND d.deleted_at IS NULL";

/** The number of receipts that are to be issued or to be cancelled, as a subquery. */
export const OPEN_RECEIPTS_SQL = `(SELECT count(*)::int FROM ${RECEIPTS_SQL} WHERE ${IS_OPEN})`;

/** What is to be cancelled first, then what is to be issued, the least time left first. */
const MOST_URGENT = `(${IS_ISSUED}) DESC, "paidAt", d.order_number`;

/**
 * One page of the receipts: what is to be done, the most urgent first, or what was issued, newest first. Of their numbers
 * only the last four digits are told.
 */
export async function listCashReceipts(
  sql: Queryable,
  { view = "open", ...page }: CashReceiptsQuery,
  now: Date,
): Promise<ListPage<CashReceipt>> {
  const filter = new ListFilter();
  filter.add(view === "open" ? IS_OPEN : "c.issued_at IS NOT NULL");
  const order = view === "open" ? MOST_URGENT : "c.issued_at DESC, d.order_number DESC";
  const { rows, total } = await readListPage<ReceiptRow>(sql, {
    columns: COLUMNS,
    from: RECEIPTS_SQL,
    filter,
    order,
    page,
  });
  return { rows: rows.map((row) => toReceipt(row, now, maskReceiptNumber)), total };
}

const FILE_MAX = 10_000;

/** When a receipt counts: when it was cancelled or issued, and until then when its order was paid. */
const FILE_AT = `coalesce(c.voided_at, c.issued_at, ${PAID_AT})`;

/** The receipts of the days with their whole numbers, the oldest first: what was issued and cancelled, and what is to be. */
export async function findReceiptsOf(sql: Queryable, query: CashReceiptsFileQuery) {
  const { from, to } = await period(sql, query);
  const { rows } = await sql.query<FileReceipt>(
    `SELECT d.order_number AS "orderId", ${dayOf(FILE_AT)} AS day, ${STATE} AS state, c.kind, coalesce(c.number, $3) AS number,
       CASE WHEN ${STATE} = 'to_issue' THEN ${AMOUNT}::float8 ELSE coalesce(c.issued_amount, ${AMOUNT})::float8 END AS amount,
       c.issued_number AS "issuedNumber"
     FROM ${RECEIPTS_SQL} WHERE ${STATE} <> 'not_due' AND ${inPeriod(FILE_AT)} ORDER BY ${FILE_AT}, d.order_number LIMIT ${FILE_MAX}`,
    [from, to, UNKNOWN_BUYER],
  );
  return { from, to, receipts: rows };
}

/** The receipt of one order with its whole number; `undefined` when there is no such order. */
export async function findCashReceipt(sql: Queryable, number: number, now: Date): Promise<CashReceipt | undefined> {
  const { rows } = await sql.query<ReceiptRow>(
    `SELECT ${COLUMNS} FROM order_detail d LEFT JOIN cash_receipt c ON c.order_detail_id = d.id
     WHERE d.order_number = $1 AND d.deleted_at IS NULL`,
    [number],
  );
  return rows[0] && toReceipt(rows[0], now, (asked) => asked.number);
}

/** What the table keeps for an order's detail; all null when it has no row. */
export async function findStoredReceipt(sql: Queryable, detailId: string): Promise<StoredReceipt> {
  const { rows } = await sql.query<StoredReceipt>(
    `SELECT ${STORED_RECEIPT} FROM cash_receipt c WHERE c.order_detail_id = $1`,
    [detailId],
  );
  return rows[0] ?? { asked: null, issuedNumber: null, issuedAt: null, issuedAmount: null, voidedAt: null };
}

/** Whole won for which a receipt of the order with this detail would be issued now. */
export async function findReceiptAmount(sql: Queryable, detailId: string): Promise<number> {
  const { rows } = await sql.query<{ amount: number }>(
    `SELECT ${AMOUNT}::float8 AS amount FROM order_detail d WHERE d.id = $1`,
    [detailId],
  );
  return rows[0]?.amount ?? 0;
}

/** Whether a receipt was issued and not cancelled since. */
export function isIssued({ issuedAt, voidedAt }: StoredReceipt): boolean {
  return issuedAt !== null && voidedAt === null;
}

function toReceipt(row: ReceiptRow, now: Date, shown: (asked: CashReceiptInput) => string): CashReceipt {
  const { orderId, customerName, status, state, amountNow, paidAt, asked, issuedNumber, issuedAt, issuedAmount } = row;
  return {
    orderId,
    customerName,
    amount: state === "to_issue" ? amountNow : (issuedAmount ?? amountNow),
    status,
    state,
    kind: asked?.kind ?? null,
    number: asked ? shown(asked) : UNKNOWN_BUYER,
    issuedNumber,
    issuedAt: issuedAt?.toISOString() ?? null,
    paidAt: paidAt?.toISOString() ?? null,
    daysLeft: state === "to_issue" && paidAt ? cashReceiptDaysLeft(paidAt.getTime(), now.getTime()) : null,
    voidedAt: row.voidedAt?.toISOString() ?? null,
  };
}
