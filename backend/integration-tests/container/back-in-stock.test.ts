import { randomUUID } from "node:crypto";
import { notifyBackInStock } from "@zakh/catalog/workflows/back-in-stock/notify-back-in-stock";
import { shopPool } from "@zakh/kit/database/pool";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { REFUSED, whileKilledAt, whileTableRefuses } from "./refusing-table";

/** Number of subscribers: more than one transaction handles. */
const WAITING = 230;

let productNumber: number;
let mark: string;

beforeAll(async () => {
  const { rows } = await shopPool().query<{ number: number }>(
    `SELECT pd.number FROM product_detail pd JOIN product_product_detail ppd ON ppd.product_detail_id = pd.id
     JOIN product p ON p.id = ppd.product_id JOIN product_variant v ON v.product_id = p.id
     WHERE p.status = 'published' AND p.deleted_at IS NULL AND NOT v.manage_inventory ORDER BY 1 LIMIT 1`,
  );
  productNumber = rows[0]?.number ?? 0;
});

/** Subscribers of an available product, in a known order. */
beforeEach(async () => {
  mark = randomUUID().slice(0, 8);
  await shopPool().query(
    `WITH people AS (
       INSERT INTO account (id, username, email)
       SELECT 'acc_' || $1 || n, $1 || n, $1 || n || '@waiting.example' FROM generate_series(1, $3::int) n RETURNING id)
     INSERT INTO back_in_stock_alert (id, account_id, product_number, language, created_at)
     SELECT 'bisa_' || people.id, people.id, $2::int, 'mn', now() - make_interval(secs => row_number() OVER (ORDER BY random()))
     FROM people`,
    [mark, productNumber, WAITING],
  );
});

afterEach(async () => {
  const theirs = [`%${mark}%`];
  await shopPool().query("DELETE FROM back_in_stock_alert WHERE id LIKE $1", theirs);
  await shopPool().query("DELETE FROM outgoing_mail WHERE recipient LIKE $1", theirs);
  await shopPool().query("DELETE FROM account WHERE id LIKE $1", theirs);
});

async function countOf(select: string): Promise<number> {
  const { rows } = await shopPool().query<{ count: number }>(`SELECT count(*)::int AS count FROM ${select} LIKE $1`, [
    `%${mark}%`,
  ]);
  return rows[0]?.count ?? 0;
}
const waiting = () => countOf("back_in_stock_alert WHERE id");
const mails = () => countOf("outgoing_mail WHERE recipient");

it("every subscriber gets one mail, however many processes send them", async () => {
  const told = await Promise.all(Array.from({ length: 4 }, () => notifyBackInStock(shopPool())));
  expect(told.reduce((sum, count) => sum + count, 0)).toBe(WAITING);
  expect([await waiting(), await mails()]).toEqual([0, WAITING]);
});

it("the oldest subscription is served first", async () => {
  const { rows: asked } = await shopPool().query(
    "SELECT id FROM back_in_stock_alert WHERE id LIKE $1 ORDER BY created_at LIMIT 200",
    [`%${mark}%`],
  );
  await notifyBackInStock(shopPool());
  const { rows: told } = await shopPool().query<{ key: string }>(
    "SELECT key FROM outgoing_mail WHERE recipient LIKE $1 ORDER BY created_at, ctid LIMIT 200",
    [`%${mark}%`],
  );
  expect(told.map(({ key }) => key.replace("back-in-stock:", "")).sort()).toEqual(asked.map(({ id }) => id).sort());
});

it("no subscriber is lost when the mail cannot be written, or the process is killed at it", async () => {
  await whileTableRefuses(shopPool(), "outgoing_mail", () =>
    expect(notifyBackInStock(shopPool())).rejects.toThrow(REFUSED),
  );
  expect([await waiting(), await mails()]).toEqual([WAITING, 0]);
  await whileKilledAt(shopPool(), "outgoing_mail", () => expect(notifyBackInStock(shopPool())).rejects.toThrow());
  expect([await waiting(), await mails()]).toEqual([WAITING, 0]);
  expect(await notifyBackInStock(shopPool())).toBe(WAITING);
  expect(await mails()).toBe(WAITING);
});

it("subscriptions of closed accounts and deleted products are removed", async () => {
  await shopPool().query("UPDATE account SET deleted_at = now() WHERE id LIKE $1", [`%${mark}%`]);
  expect(await notifyBackInStock(shopPool())).toBe(0);
  expect([await waiting(), await mails()]).toEqual([0, 0]);
});
