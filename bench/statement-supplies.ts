import { transferCode } from "../plugins/orders/src/contract/transfer-code.ts";
import { xlsxOf } from "../plugins/statement-reader/src/bank-files.testing.ts";
import { query } from "./supplies.ts";

/** The largest month of a bank, for a shop of this many orders. */
export const STATEMENT = { lines: 5000, open: 500, past: 20_000 };

/** One in five pays without the code, and one in twenty a wrong sum. */
const WITHOUT_CODE = 5;
const WRONG_SUM = 20;

const SECOND = 1000;

interface Transfer {
  at: Date;
  payer: string;
  /** in won */
  amount: number;
}

interface OpenOrder {
  number: number;
  total: number;
  depositor: string;
}

/** The open orders of each file. The seed leaves more orders open: until their file's turn they count as cancelled. */
export async function setOrdersAside(databaseUrl: string, files: number) {
  const orders: OpenOrder[] = await query(
    databaseUrl,
    `UPDATE order_detail SET status = 'cancelled' WHERE status = 'pending' AND deleted_at IS NULL
     RETURNING order_number AS number, total::float8 AS total, depositor`,
  );
  return Array.from({ length: files }, (_, file) => {
    const open = orders.slice(file * STATEMENT.open, (file + 1) * STATEMENT.open);
    if (open.length < STATEMENT.open) throw new Error("The seed has too few open orders");
    return open;
  });
}

/** Opens the orders of a file again. */
export async function openAgain(databaseUrl: string, orders: OpenOrder[]) {
  const numbers = orders.map(({ number }) => number);
  await query(databaseUrl, "UPDATE order_detail SET status = 'pending' WHERE order_number = ANY($1)", [numbers]);
}

/**
 * A bank's file: what came in for past orders, and now for the open ones, mostly with their codes.
 * @param file its index: no two files have one transfer
 */
export async function statementFile(databaseUrl: string, orders: OpenOrder[], file: number) {
  const past = STATEMENT.lines - orders.length;
  const received: Transfer[] = await query(
    databaseUrl,
    `SELECT entry.created_at AS at, entry.payer, entry.amount::float8 AS amount FROM money_entry entry
     WHERE entry.kind = 'received' AND entry.statement_line_number IS NULL AND entry.deleted_at IS NULL
     ORDER BY entry.created_at DESC, entry.id LIMIT $1 OFFSET $2`,
    [past, file * past],
  );
  if (received.length < past) throw new Error("The seed has too few paid orders");
  return bankFile([...received.reverse(), ...payments(orders)]);
}

/** One transfer a second for each order, the last of them now. */
function payments(orders: OpenOrder[]): Transfer[] {
  const now = Date.now();
  return orders.map(({ number, total, depositor }, at) => ({
    at: new Date(now - (orders.length - at) * SECOND),
    payer: at % WITHOUT_CODE === 0 ? depositor : `${transferCode(number)} ${depositor}`,
    amount: at % WRONG_SUM === 1 ? total - 1000 : total,
  }));
}

/** A workbook as a bank's page gives it, the oldest transfer first. */
function bankFile(transfers: Transfer[]) {
  let balance = 1_000_000;
  const rows = transfers.map(({ at, payer, amount }) => {
    balance += amount;
    return [KOREAN_TIME.format(at).replaceAll("-", "."), payer, 0, amount, balance, "전자금융"];
  });
  return xlsxOf([["거래일시", "보낸분/받는분", "출금액(원)", "입금액(원)", "잔액(원)", "적요"], ...rows]);
}

const KOREAN_TIME = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Asia/Seoul",
  dateStyle: "short",
  timeStyle: "medium",
});
