import { findAccountByNumber, toUser } from "@zakh/accounts/read-models/accounts";
import type { Page } from "@zakh/kit/contract";
import {
  type MoneyTotals,
  ORDER_STATUS,
  type OrderStatus,
  toTransferBack,
  type WeightRefund,
  withoutTransferCodes,
} from "@zakh/orders/contract";
import { creditBalance } from "@zakh/orders/read-models/credit";
import { MONEY_TOTALS_SQL, moneySums } from "@zakh/orders/read-models/money-sums";
import { WEIGHT_REFUND_SQL } from "@zakh/orders/read-models/open-account";
import type { Pool } from "pg";
import type { CustomerPage } from "../contract/customer-page";

interface OrderRow {
  id: number;
  createdAt: Date;
  status: OrderStatus;
  total: number;
  money: MoneyTotals;
  creditable: number;
  creditToGive: number;
  weightReduction: number;
  correction: number;
  weightRefund: WeightRefund;
}

/** What the shop knows of a customer, with a page of the orders; `undefined` when there is no open account of that public id. */
export async function findCustomerPage(
  pool: Pool,
  number: number,
  { limit, offset }: Required<Page>,
): Promise<CustomerPage | undefined> {
  const account = await findAccountByNumber(pool, number);
  if (!account) return undefined;
  const { rows } = await pool.query<OrderRow>(
    `SELECT d.order_number AS id, d.created_at AS "createdAt", d.status, d.total::float8 AS total, ${MONEY_TOTALS_SQL} AS money,
       d.lowered_to_return AS creditable, d.credit_to_give AS "creditToGive", d.weight_reduction AS "weightReduction", d.correction, ${WEIGHT_REFUND_SQL} AS "weightRefund"
     FROM order_detail d WHERE d.account_number = $1 AND d.deleted_at IS NULL AND d.order_number IS NOT NULL
     ORDER BY d.created_at DESC, d.order_number DESC`,
    [number],
  );
  const orders = rows.map(({ id, createdAt, status, total, money, ...owed }) => {
    const { due, toReturn } = moneySums({ status, total, money });
    const toTransfer = toTransferBack({ ...owed, status, toReturn });
    return {
      id,
      createdAt: createdAt.toISOString(),
      status,
      total,
      due,
      toTransfer,
      creditWaits: toReturn - toTransfer,
    };
  });
  const sum = (of: (order: (typeof orders)[number]) => number) => orders.reduce((won, order) => won + of(order), 0);
  return {
    user: toUser(account),
    orders: orders.slice(offset, offset + limit),
    orderCount: orders.length,
    sums: {
      orders: sum(({ status }) => (ORDER_STATUS[status].cancelled ? 0 : 1)),
      bought: sum(({ status, total }) => (ORDER_STATUS[status].paid ? total : 0)),
      due: sum(({ due }) => due),
      toTransfer: sum(({ toTransfer }) => toTransfer),
      creditWaits: sum(({ creditWaits }) => creditWaits),
    },
    credit: await creditBalance(pool, number),
    senders: await findSenders(pool, number),
  };
}

/** Names from which money of an account's orders came or was to come, the latest first, without the codes that differ with each order. */
async function findSenders(pool: Pool, number: number): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT name FROM (
       SELECT depositor AS name, created_at FROM order_detail WHERE account_number = $1 AND deleted_at IS NULL
       UNION ALL SELECT entry.payer, entry.created_at FROM order_detail d
         JOIN money_entry entry ON entry.order_detail_id = d.id AND entry.deleted_at IS NULL
         WHERE d.account_number = $1 AND d.deleted_at IS NULL AND entry.kind = 'received' AND entry.amount > 0
     ) senders WHERE name <> '' GROUP BY name ORDER BY max(created_at) DESC`,
    [number],
  );
  return [...new Set(rows.map(({ name }) => withoutTransferCodes(name)))].filter(Boolean);
}
