import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import type { ReturnWorkflow } from "@medusajs/framework/workflows-sdk";
import { hashResetToken, newResetToken } from "@zakh/accounts/workflows/password-reset/reset-token";
import { deleteProductWorkflow } from "@zakh/catalog/workflows/delete-product";
import { shopPool } from "@zakh/kit/database/pool";
import { afterAll, expect, it, vi } from "vitest";
import { rowsOf } from "./atomicity";
import { bootCommerce, type Commerce } from "./boot";
import { inventoryOfRows } from "./fixtures";

const PASSWORD = "нууц-үг-123";
const ACCOUNTS = "@zakh/accounts/workflows";
const CATALOG = "@zakh/catalog/workflows";

/** Part of all names that this test creates. */
const MARK = randomUUID().slice(0, 8);

interface Run {
  module: string;
  workflow: string;
  input: unknown;
}

let child: ChildProcess | undefined;
let commerce: Commerce | undefined;

afterAll(async () => {
  child?.kill("SIGKILL");
  await shopPool().query("DELETE FROM market_store WHERE name LIKE $1", [`%${MARK}%`]);
  for (const number of commerce ? await numbersOf(MARK) : []) {
    await deleteProductWorkflow(commerce?.container).run({ input: { number } });
  }
});

/** The next message of the other process. */
async function heard(): Promise<{ ready?: boolean; ended?: string[] }> {
  if (!child) throw new Error("Nothing was started");
  const [message] = await once(child, "message");
  return message;
}

function registration(name: string): Run & { input: { email: string } } {
  const username = `${name}-${randomUUID().slice(0, 12)}`;
  const email = `${username}@example.com`;
  const input = { username, email, name: "Болд", phone: "010-1234-5678", password: PASSWORD, isAdmin: false };
  return { module: `${ACCOUNTS}/register-account`, workflow: "registerAccountWorkflow", input };
}

function saving(categoryId: number, number?: number): Run {
  const data = {
    name: `Мах ${MARK} ${randomUUID()}`,
    description: "",
    categoryId,
    price: 15000,
    stock: 7,
    trackStock: true,
    nameEn: randomUUID(),
  };
  return { module: `${CATALOG}/save-product`, workflow: "saveProductWorkflow", input: { number, data } };
}

function storeOf(categoryId: number): Run {
  const input = {
    name: `Дэлгүүр ${MARK} ${randomUUID()}`,
    categoryId,
    userId: 1_000_000_000 + (Date.now() % 1_000_000_000),
  };
  return { module: "@zakh/marketplace/workflows/create-store", workflow: "createStoreWorkflow", input };
}

async function accountOf({ input: { email } }: { input: { email: string } }) {
  const { rows } = await shopPool().query<{ id: string }>("SELECT id FROM account WHERE email = $1", [email]);
  return { accountId: rows[0]?.id ?? "", email };
}

/** Public ids of the products with this text in their names. */
async function numbersOf(name: string): Promise<number[]> {
  const { rows } = await shopPool().query<{ number: number }>(
    `SELECT pd.number FROM product p JOIN product_product_detail link ON link.product_id = p.id
     JOIN product_detail pd ON pd.id = link.product_detail_id WHERE p.title LIKE $1 AND p.deleted_at IS NULL`,
    [`%${name}%`],
  );
  return rows.map(({ number }) => number);
}

async function numberOf({ input }: Run): Promise<number> {
  const [number = 0] = await numbersOf((input as { data: { name: string } }).data.name);
  return number;
}

async function firstNumber(table: string): Promise<number> {
  const { rows } = await shopPool().query<{ number: number }>(
    `SELECT number FROM ${table} WHERE deleted_at IS NULL ORDER BY number LIMIT 1`,
  );
  return rows[0]?.number ?? 0;
}

/** The whole database, as row counts of all tables and as the rows of the changed things. */
async function everything() {
  const tables = [
    "account",
    "provider_identity",
    "password_reset",
    "product",
    "product_detail",
    "price",
    "market_store",
  ];
  return [await inventoryOfRows(), await rowsOf(shopPool(), tables)];
}

it("a process killed in the middle of many writes leaves everything as it was, and all of them can be repeated", async () => {
  child = fork(join(__dirname, "run-until-killed.cjs"), { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  expect(await heard()).toEqual({ ready: true });

  const category = await firstNumber("category_detail");
  const serviceCategory = await firstNumber("service_category");
  const [changing, resetting] = [registration("changing"), registration("resetting")];
  const [changed, deleted] = [saving(category), saving(category)];
  const prepared = [changing, resetting, changed, deleted, storeOf(serviceCategory)];
  child.send(prepared);
  expect(await heard()).toEqual({ ended: prepared.map(() => "done") });
  const token = newResetToken();
  await shopPool().query(
    `INSERT INTO password_reset (id, asked_for, account_id, token_hash, expires_at)
     VALUES ($1, $1, $2, $3, now() + interval '1 hour')`,
    [`pwreset_${randomUUID()}`, (await accountOf(resetting)).accountId, hashResetToken(token)],
  );

  const runs: Run[] = [
    registration("new"),
    {
      module: `${ACCOUNTS}/change-password`,
      workflow: "changePasswordWorkflow",
      input: { ...(await accountOf(changing)), currentPassword: PASSWORD, password: "another-one" },
    },
    {
      module: `${ACCOUNTS}/password-reset/confirm-password-reset`,
      workflow: "confirmPasswordResetWorkflow",
      input: { token, password: "another-one", language: "mn" },
    },
    saving(category),
    saving(category, await numberOf(changed)),
    {
      module: `${CATALOG}/delete-product`,
      workflow: "deleteProductWorkflow",
      input: { number: await numberOf(deleted) },
    },
    storeOf(serviceCategory),
  ];
  const before = await everything();
  const holder = await shopPool().connect();
  await holder.query("BEGIN");
  // Every change has written something before it reaches one of these tables.
  await holder.query("LOCK TABLE provider_identity, product_detail, closed_store IN SHARE ROW EXCLUSIVE MODE");
  try {
    child.send(runs);
    await vi.waitFor(async () => expect(await waiting()).toBe(runs.length), { timeout: 7000, interval: 50 });
    child.kill("SIGKILL");
    await once(child, "exit");
  } finally {
    await holder.query("ROLLBACK");
    holder.release();
  }
  await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 10_000 });
  expect(await everything()).toEqual(before);

  commerce = await bootCommerce();
  for (const { module, workflow, input } of runs) {
    const work = (await import(module))[workflow] as ReturnWorkflow<unknown, unknown, []>;
    await work(commerce.container).run({ input });
  }
  expect(await everything()).not.toEqual(before);
});

/** The number of connections that wait for a table lock. */
async function waiting(): Promise<number> {
  const { rows } = await shopPool().query<{ count: number }>(
    "SELECT count(DISTINCT pid)::int AS count FROM pg_locks WHERE locktype = 'relation' AND NOT granted",
  );
  return rows[0]?.count ?? 0;
}
