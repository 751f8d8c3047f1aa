import { BANK_TRANSFER } from "@zakh/bank-transfer/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { type MoneyTotals, ORDER_STATUS, STATUS_WHEN, transferCode } from "@zakh/orders/contract";
import { FREE_OF_ORDERS, MONEY_TOTALS_SQL, moneySums, PLACED_CREDIT_SQL } from "@zakh/orders/read-models/money-sums";
import { statusIs } from "@zakh/orders/read-models/status-sql";
import type { LearnedSender, MatchableOrder } from "../matching/statement-line";

type OrderRow = Pick<
  MatchableOrder,
  | "number"
  | "accountId"
  | "status"
  | "total"
  | "due"
  | "transferDiscount"
  | "placedAt"
  | "depositor"
  | "wonByHand"
  | "enteredAt"
> & {
  customerName: string;
  accountName: string | null;
};

/**
 * All orders, as matching needs them. One that a line is just about to pay counts as paid, so that no other line claims
 * it.
 */
export async function findMatchableOrders(sql: Queryable): Promise<MatchableOrder[]> {
  const { rows } = await sql.query<OrderRow>(
    `SELECT d.order_number AS number, d.account_number::text AS "accountId",
       CASE WHEN ${statusIs("awaitsPayment")} AND d.order_number IN (${CLAIMED}) THEN '${STATUS_WHEN.paid}' ELSE d.status END AS status,
       d.total::float8 AS total, d.transfer_discount AS "transferDiscount", d.created_at AS "placedAt",
       d.depositor, d.customer_name AS "customerName", account.name AS "accountName",
       ${statusIs("awaitsPayment")} AND d.payment_method IS DISTINCT FROM $1 AS "paidOtherwise",
       coalesce(entered.won, 0) AS "wonByHand", entered.at AS "enteredAt",
       CASE WHEN ${statusIs("cancelled")} THEN 0 ELSE greatest(0, d.total - coalesce(paid.won, 0))::float8 END AS due
     FROM order_detail d
       LEFT JOIN account ON account.number = d.account_number
       LEFT JOIN (${FREE_OF_ORDERS}) paid ON paid.order_detail_id = d.id
       LEFT JOIN (${wonByHand()}) entered ON entered.order_detail_id = d.id
     WHERE d.deleted_at IS NULL AND d.order_number IS NOT NULL`,
    [BANK_TRANSFER],
  );
  return rows.map(({ customerName, accountName, ...order }) => ({
    ...order,
    code: transferCode(order.number),
    names: [...new Set([customerName, accountName ?? ""])].filter(Boolean),
  }));
}

/**
 * What came in for each order that is paid by transfer, without a statement's line: an admin saw it at the bank, and
 * entered it. What other ways of paying brought is none of it.
 */
const wonByHand = (only = "") => `
  SELECT entry.order_detail_id, sum(entry.amount)::float8 AS won, max(entry.created_at) AS at
  FROM money_entry entry JOIN order_detail paid_order ON paid_order.id = entry.order_detail_id
  WHERE entry.kind = 'received' AND entry.statement_line_number IS NULL AND entry.deleted_at IS NULL
    AND paid_order.payment_method = '${BANK_TRANSFER}' ${only} GROUP BY 1`;

/** Of the order `d`, for a few: the others' entries are not read. */
export const WON_BY_HAND_OF_D = wonByHand("AND entry.order_detail_id = d.id");

/** The orders of lines that are being settled. */
export const CLAIMED = `SELECT (claimed->>'number')::int FROM statement_line line,
  jsonb_array_elements(line.pending->'orders') claimed
  WHERE line.pending IS NOT NULL`;

export async function findLearnedSenders(sql: Queryable): Promise<LearnedSender[]> {
  const { rows } = await sql.query<LearnedSender>(
    `SELECT payer, account_number::text AS "accountId" FROM learned_sender WHERE deleted_at IS NULL`,
  );
  return rows;
}

/** What settling by hand has to know of an order. */
export interface ChosenOrder {
  number: number;
  accountNumber: number;
  status: MatchableOrder["status"];
  /** Whole won. */
  total: number;
  /** Whole won still to pay; for a cancelled order what it would be. */
  due: number;
  /** Whole won that an admin has entered as received, without a line. */
  wonByHand: number;
}

export async function findChosenOrders(sql: Queryable, numbers: readonly number[]): Promise<ChosenOrder[]> {
  const { rows } = await sql.query<Omit<ChosenOrder, "due"> & { money: MoneyTotals; placedCredit: number }>(
    `SELECT d.order_number AS number, d.account_number AS "accountNumber", d.status, d.total::float8 AS total,
       ${MONEY_TOTALS_SQL} AS money, coalesce(entered.won, 0) AS "wonByHand", ${PLACED_CREDIT_SQL} AS "placedCredit"
     FROM order_detail d LEFT JOIN LATERAL (${WON_BY_HAND_OF_D}) entered ON true
     WHERE d.order_number = ANY($1) AND d.deleted_at IS NULL`,
    [numbers],
  );
  return rows.map(({ money, placedCredit, ...order }) => {
    if (!ORDER_STATUS[order.status].cancelled) return { ...order, due: moneySums({ ...order, money }).due };
    // When it is taken up again it uses the customer's credit again.
    const { due } = moneySums({ status: STATUS_WHEN.placed, total: order.total, money });
    return { ...order, due: Math.max(0, due - placedCredit) };
  });
}
