import type { Page } from "@zakh/kit/contract";
import { ListFilter, type ListPage, readListPage } from "@zakh/kit/database/list-page";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { CREDIT_BELOW } from "@zakh/orders/contract";
import { TO_RETURN } from "@zakh/orders/read-models/money-sums";
import { WEIGHT_REFUND_SQL } from "@zakh/orders/read-models/open-account";
import { OWED_ORDERS } from "@zakh/orders/read-models/owed-orders";
import {
  HAS_REFUND_ACCOUNT_SQL,
  maskedAccount,
  REFUND_ACCOUNT_SQL,
  REFUND_ASKED_SQL,
  type StoredRefundAccount,
} from "@zakh/orders/read-models/refund-accounts";
import { statusIs } from "@zakh/orders/read-models/status-sql";
import type { AccountFilter, OrderReturn } from "../contract/returns";

/** Whether a change of an order has this entry. */
function has(entry: string): string {
  return `coalesce(change.contact->'changed' @> '[${entry}]', false)`;
}

/**
 * For the order detail `d`: since when money waits, and why. It waits since the first entry after the last moment at
 * which nothing was to be returned. A change that brings money and returns all of it was not needed, and was paid twice where it is
 * the total, or as much as came before; one that returns a part of what it brings was more than was due. An order that was cancelled and
 * taken up again owes only what its goods cost less, where it is no more than that.
 */
const WAITING = `(SELECT min(at) AS since, CASE WHEN bool_or(is_cancelled AND (d.status = 'cancelled' OR owed.amount > d.lowered_to_return)) THEN 'cancelled'
    WHEN bool_or(came >= owed AND (owed >= d.total OR came = owed AND came = ANY(before))) THEN 'paid_twice'
    WHEN bool_or(came > owed) THEN 'paid_too_much' WHEN bool_or(came = owed) THEN 'not_needed'
    WHEN bool_or(is_removed) THEN 'line_removed' WHEN bool_or(is_lighter) THEN 'packed_less'
    WHEN bool_or(is_corrected) THEN 'corrected' WHEN bool_or(is_changed) THEN 'changed' ELSE 'other' END AS reason
  FROM (SELECT moved.*, max(number) FILTER (WHERE balance <= 0) OVER () AS settled FROM (
    SELECT change.number, change.created_at AS at,
      ${statusIs("cancelled", "change.to_status")} AND (${statusIs("cancelled", "change.from_status")}) IS NOT TRUE AS is_cancelled,
      ${has('{"field": "line", "to": ""}')} OR ${has('{"field": "packedWeight", "to": "0"}')} AS is_removed,
      ${has('{"field": "packedWeight"}')} OR ${has('{"field": "deliveryCredit"}')} AS is_lighter,
      ${has('{"field": "correction"}')} AS is_corrected,
      ${["line", "shippingFee", "discount"].map((field) => has(`{"field": "${field}"}`)).join(" OR ")} AS is_changed,
      sum(${TO_RETURN}) AS owed, coalesce(sum(amount) FILTER (WHERE kind = 'received'), 0) AS came,
      array_agg(coalesce(sum(amount) FILTER (WHERE kind = 'received'), 0))
        OVER (ORDER BY change.number ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS before,
      sum(sum(${TO_RETURN})) OVER (ORDER BY change.number) AS balance
    FROM money_entry entry JOIN order_status_change change ON change.id = entry.change_id
    WHERE entry.order_detail_id = d.id AND entry.deleted_at IS NULL
    GROUP BY change.number, change.created_at, change.from_status, change.to_status, change.contact) moved) changes
  WHERE number > coalesce(settled, 0) AND owed > 0)`;

const FROM = `${OWED_ORDERS} owed
  JOIN order_detail d ON d.id = owed.order_detail_id AND d.deleted_at IS NULL AND d.order_number IS NOT NULL
  CROSS JOIN LATERAL ${WAITING} waiting`;

const BY_ACCOUNT: Record<AccountFilter, string> = {
  known: HAS_REFUND_ACCOUNT_SQL,
  unknown: `NOT ${HAS_REFUND_ACCOUNT_SQL}`,
};

type ReturnRow = Omit<OrderReturn, "since" | "askedAt" | "refundAccount"> & {
  since: Date;
  askedAt: Date | null;
  refundAccount: StoredRefundAccount | null;
};

/** One page of the orders of which money waits to go back, longest wait first, and their number. */
export async function listReturns(
  sql: Queryable,
  { account, ...page }: Page & { account?: AccountFilter },
): Promise<ListPage<OrderReturn>> {
  const filter = new ListFilter();
  if (account) filter.add(BY_ACCOUNT[account]);
  const { rows, total } = await readListPage<ReturnRow>(sql, {
    columns: `d.order_number AS id, d.customer_name AS "customerName", d.customer_phone AS "customerPhone", owed.amount,
      waiting.reason, waiting.since, ${REFUND_ACCOUNT_SQL} AS "refundAccount", ${REFUND_ASKED_SQL} AS "askedAt",
      d.customer_email <> '' AND NOT ${HAS_REFUND_ACCOUNT_SQL}
        AND coalesce(${REFUND_ASKED_SQL} <= now() - interval '1 day', true) AS "canBeAsked",
      owed.amount < ${CREDIT_BELOW} AND ${WEIGHT_REFUND_SQL} <> 'transfer' AS "canBeCredit"`,
    from: FROM,
    filter,
    order: "waiting.since, d.order_number",
    page,
  });
  return {
    rows: rows.map(({ since, askedAt, refundAccount, ...row }) => ({
      ...row,
      since: since.toISOString(),
      refundAccount: maskedAccount(refundAccount),
      askedAt: askedAt?.toISOString() ?? null,
    })),
    total,
  };
}

/** A transfer of a bank's file. */
export interface WaitingTransfer extends StoredRefundAccount {
  number: number;
  /** Whole won. */
  amount: number;
}

export const TRANSFERS_MAX = 1000;

/** Orders with money to return whose account is known, longest wait first: at most one more than `TRANSFERS_MAX`. */
export async function findWaitingTransfers(sql: Queryable): Promise<WaitingTransfer[]> {
  const { rows } = await sql.query<WaitingTransfer>(
    `SELECT d.order_number AS number, owed.amount, account.bank_code AS "bankCode",
       account.account_number AS "accountNumber", account.account_holder AS "accountHolder"
     FROM ${FROM} JOIN refund_account account ON account.order_detail_id = d.id AND account.deleted_at IS NULL
     ORDER BY waiting.since, d.order_number LIMIT ${TRANSFERS_MAX + 1}`,
  );
  return rows;
}

/** An order with money to return, as far as it tells which transfer of the shop returns it. */
export interface ReturnClaim {
  number: number;
  /** Whole won that are to be returned. */
  amount: number;
  /** Since when they are. */
  since: Date;
  /** Digits of the account that the customer told; null when it is not known. */
  accountNumber: string | null;
  /** The holder of that account; where it is not known, the payer, the depositor and the customer. */
  names: string[];
}

/** Every order with money to return. */
export async function findReturnClaims(sql: Queryable): Promise<ReturnClaim[]> {
  const { rows } = await sql.query<ReturnClaim & { holder: string | null; payers: string[] }>(
    `SELECT d.order_number AS number, owed.amount, waiting.since, account.account_holder AS holder,
       regexp_replace(account.account_number, '[^0-9]', '', 'g') AS "accountNumber",
       ARRAY(SELECT DISTINCT payer FROM money_entry WHERE order_detail_id = d.id AND payer IS NOT NULL AND deleted_at IS NULL) AS payers,
       ARRAY[d.depositor, d.customer_name] AS names
     FROM ${FROM} LEFT JOIN refund_account account ON account.order_detail_id = d.id AND account.deleted_at IS NULL`,
  );
  return rows.map(({ holder, payers, names, ...claim }) => ({
    ...claim,
    names: holder === null ? [...new Set([...payers, ...names])].filter((name) => name.trim() !== "") : [holder],
  }));
}

/** A return that an admin has noted without a row of a statement. */
export interface NotedReturn {
  /** Whole won. */
  amount: number;
  at: Date;
}

/** Those noted after `since`. */
export async function findNotedReturns(sql: Queryable, since: Date): Promise<NotedReturn[]> {
  const { rows } = await sql.query<NotedReturn>(
    `SELECT sum(entry.amount)::float8 AS amount, change.created_at AS at
     FROM money_entry entry JOIN order_status_change change ON change.id = entry.change_id
     WHERE entry.kind = 'returned' AND entry.deleted_at IS NULL AND change.created_at > $1
       AND NOT coalesce(change.contact->'changed' @> '[{"field":"returnedByRow"}]', false)
     GROUP BY change.id, change.created_at`,
    [since],
  );
  return rows;
}
