import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { NewStatement } from "@zakh/bank-statements/import/keep-statement";
import { finishStatementLinesTask } from "@zakh/bank-statements/tasks/finish-statement-lines";
import { shopPool } from "@zakh/kit/database/pool";
import { transferCode } from "@zakh/orders/contract";
import { StatementReader } from "@zakh/statement-reader";
import type { PoolClient } from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { newPayer, TestBank } from "../http/bank-files";
import type { TestProduct } from "./fixtures";
import { TestOrders } from "./test-orders";

const PRICE = 15_000;
const FILE = "killed-import.csv";

let shop: TestOrders;
let meat: TestProduct;
let child: ChildProcess | undefined;

beforeAll(async () => {
  // This process finishes nothing before the test tells it to.
  process.env.MEDUSA_WORKER_MODE = "server";
  shop = await TestOrders.open();
  [meat] = await shop.putOnSale({ name: "Туршилтын шилжүүлэгтэй мах", price: PRICE });
});

afterAll(async () => {
  child?.kill("SIGKILL");
  await shopPool().query("DELETE FROM bank_statement WHERE name = $1", [FILE]);
  await shop.remove();
});

it("an import that was killed while it settled is finished by another process, and every order is paid once", async () => {
  const [first, second, third, fourth, last] = await placeOrders();
  const total = await totalOf(first);
  const bank = new TestBank();
  const pays = (...orders: number[]) =>
    bank.transfer({
      payer: `${orders.map(transferCode).join(" ")} ${newPayer()}`,
      amount: total * orders.length,
    });
  // The third line pays two orders, and its process is killed between them.
  pays(first);
  pays(second);
  pays(third, fourth);
  pays(last);
  const holder = await shopPool().connect();
  try {
    await holder.query("BEGIN");
    await holder.query("SELECT 1 FROM order_detail WHERE order_number = $1 FOR UPDATE", [fourth]);
    const importing = await importElsewhere(bank);
    await vi.waitFor(async () => expect(await isWaitedFor(holder)).toBe(true), { timeout: 60_000, interval: 50 });
    expect(await statusesOf([first, second, third, fourth, last])).toEqual([
      "processing",
      "processing",
      "pending",
      "pending",
      "pending",
    ]);
    importing.kill("SIGKILL");
    await once(importing, "exit");
  } finally {
    await holder.query("ROLLBACK");
    holder.release();
  }
  expect((await linesNow()).map(({ state, isBusy }) => [state, isBusy])).toEqual([
    ["settled", false],
    ["settled", false],
    ["waiting", true],
    ["waiting", true],
  ]);

  // The statement's job is tried again; the task waits until it may have failed for good.
  await finish();
  expect((await linesNow()).filter(({ isBusy }) => isBusy)).toHaveLength(2);

  await shopPool().query(
    "UPDATE statement_line SET updated_at = now() - interval '6 minutes' WHERE pending IS NOT NULL",
  );
  await Promise.all([finish(), finish()]);
  await finish();

  const lines = await linesNow();
  expect(lines.map(({ state, isBusy, orders }) => ({ state, isBusy, orders }))).toEqual(
    [[first], [second], [third, fourth], [last]].map((orders) => ({
      state: "settled",
      isBusy: false,
      orders,
    })),
  );
  const lineOf = (order: number) => lines.find(({ orders }) => orders.includes(order))?.number;
  for (const order of [first, second, third, fourth, last]) {
    expect(await traceOf(order), `order ${order}`).toEqual({
      status: "processing",
      changes: ["pending", "processing"],
      money: [{ kind: "received", amount: total, line: lineOf(order) }],
      captured: total,
      mails: 1,
    });
  }
});

async function placeOrders() {
  return [
    await shop.placeOne(meat),
    await shop.placeOne(meat),
    await shop.placeOne(meat),
    await shop.placeOne(meat),
    await shop.placeOne(meat),
  ] as const;
}

/** Imports the bank's file in a process of its own, and returns once this has begun. */
async function importElsewhere(bank: TestBank): Promise<ChildProcess> {
  const statement = await new StatementReader().read(bank.file());
  if ("refused" in statement) throw new Error(`The file was refused: ${statement.refused}`);
  const input: NewStatement = {
    statement,
    name: FILE,
    size: 0,
    bankAccount: null,
    foreignAccounts: [],
    by: null,
    layout: null,
  };
  child = fork(join(__dirname, "run-until-killed.cjs"), { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  expect((await once(child, "message"))[0]).toEqual({ ready: true });
  const module = "@zakh/bank-statements/workflows";
  child.send([{ module, workflow: "importStatementWorkflow", input }]);
  expect((await once(child, "message"))[0]).toEqual({ ended: ["done"] });
  // Its job is this process's, and begun as the queue would do it.
  const { rows } = await shopPool().query<{ id: string; job: string }>(
    `DELETE FROM background_job WHERE task = 'settle-statement' AND payload->>'id' =
       (SELECT id FROM bank_statement WHERE name = $1) RETURNING payload->>'id' AS id, id AS job`,
    [FILE],
  );
  child.send([{ module, workflow: "settleStatementWorkflow", input: { id: rows[0]?.id } }]);
  return child;
}

function finish(): Promise<void> {
  return finishStatementLinesTask.run({}, { id: "test", attempts: 1 });
}

async function totalOf(order: number): Promise<number> {
  const { rows } = await shopPool().query<{ total: number }>(
    "SELECT total::float8 AS total FROM order_detail WHERE order_number = $1",
    [order],
  );
  return rows[0]?.total ?? 0;
}

/** Whether another transaction waits for what the one of `holder` has locked. */
async function isWaitedFor(holder: PoolClient): Promise<boolean> {
  const { rows } = await holder.query(
    "SELECT 1 FROM pg_stat_activity WHERE pg_backend_pid() = ANY (pg_blocking_pids(pid))",
  );
  return rows.length > 0;
}

async function statusesOf(orders: number[]): Promise<string[]> {
  const { rows } = await shopPool().query<{ status: string }>(
    "SELECT status FROM order_detail WHERE order_number = ANY($1) ORDER BY order_number",
    [orders],
  );
  return rows.map(({ status }) => status);
}

interface LineNow {
  number: number;
  state: string;
  isBusy: boolean;
  orders: number[];
}

async function linesNow(): Promise<LineNow[]> {
  const { rows } = await shopPool().query<Omit<LineNow, "orders"> & { orders: { number: number }[] | null }>(
    `SELECT line.number, line.state, line.pending IS NOT NULL AS "isBusy", line.settlement->'orders' AS orders
     FROM statement_line line JOIN bank_statement statement ON statement.id = line.bank_statement_id
     WHERE statement.name = $1 ORDER BY line.row`,
    [FILE],
  );
  return rows.map(({ orders, ...line }) => ({ ...line, orders: (orders ?? []).map(({ number }) => number) }));
}

/** What paying has left of an order: each of its statuses, money entries, Medusa's capture and mails. */
async function traceOf(order: number) {
  const { rows } = await shopPool().query(
    `SELECT d.status,
       (SELECT json_agg(to_status ORDER BY number) FROM order_status_change WHERE order_detail_id = d.id) AS changes,
       (SELECT json_agg(json_build_object('kind', kind, 'amount', amount::float8, 'line', statement_line_number))
          FROM money_entry WHERE order_detail_id = d.id) AS money,
       (SELECT sum(transaction.amount)::float8 FROM order_order_detail link
          JOIN order_transaction transaction ON transaction.order_id = link.order_id
          WHERE link.shop_order_detail_id = d.id) AS captured,
       (SELECT count(*)::int FROM order_status_change change
          JOIN outgoing_mail mail ON mail.key = 'order-status:' || change.id WHERE change.order_detail_id = d.id) AS mails
     FROM order_detail d WHERE d.order_number = $1`,
    [order],
  );
  return rows[0];
}
