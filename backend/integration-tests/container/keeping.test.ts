import { randomUUID } from "node:crypto";
import { DAY_MS } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { registeredRetentions } from "@zakh/kit/retention/retention";
import { forgetAll } from "@zakh/kit/tasks/forget";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inventoryOfRows, type TestProduct } from "./fixtures";
import { stateOf } from "./order-states";
import { TestOrders } from "./test-orders";

let orders: TestOrders;
let beef: TestProduct;

beforeAll(async () => {
  orders = await TestOrders.open();
  [beef] = await orders.putOnSale({ name: "Үхрийн мах", price: 15_000 });
});
afterAll(() => orders.remove());

const sql = (statement: string, values: unknown[]) => shopPool().query(statement, values);
const newId = (prefix: string) => `${prefix}_${randomUUID().replaceAll("-", "")}`;
const newNumber = () => 1_500_000_000 + Math.floor(Math.random() * 500_000_000);

/** A row of one kind, as old as it is told, and whether it still says what is forgotten. */
interface Kind {
  make(at: Date): Promise<string>;
  /** A statement that finds the row with the id `$1` while nothing of it is forgotten. */
  kept: string;
  /** The table that loses the row; undefined where only the person goes. */
  loses?: string;
}

/** Inserts a row, whose values `$1` (id) and `$2` (time) are given first. */
function row(prefix: string, statement: string, more: () => unknown[] = () => []): Kind["make"] {
  return async (at) => {
    const id = newId(prefix);
    await sql(statement, [id, at, ...more()]);
    return id;
  };
}

/** Of an order that was cancelled: its detail's id, after a statement with it as `$1` and the time as `$2`. */
function order(statement: string): Kind["make"] {
  return async (at) => {
    const number = await orders.placeOne(beef);
    await orders.change(number, "cancelled");
    const { detailId } = await stateOf(number);
    await sql(statement, [detailId, at]);
    return detailId;
  };
}

const KINDS: Record<string, Kind> = {
  "sent-mails": {
    make: row(
      "mail",
      "INSERT INTO outgoing_mail (id, key, recipient, language, subject, sent_at) VALUES ($1, $1, 'bold@example.com', 'mn', 'Захиалга', $2)",
    ),
    kept: "SELECT FROM outgoing_mail WHERE id = $1 AND recipient <> '' AND subject <> ''",
  },
  "medusa-notifications": {
    make: row(
      "noti",
      `INSERT INTO notification (id, "to", channel, template, created_at) VALUES ($1, 'bold@example.com', 'email', '', $2)`,
    ),
    kept: "SELECT FROM notification WHERE id = $1",
  },
  "failed-jobs": {
    make: row(
      "job",
      "INSERT INTO background_job (id, task, payload, run_at, failed_at) VALUES ($1, 'send-mail', '{}', NULL, $2)",
    ),
    kept: "SELECT FROM background_job WHERE id = $1",
  },
  "password-links": {
    make: row("pwreset", "INSERT INTO password_reset (id, asked_for, token_hash, expires_at) VALUES ($1, $1, $1, $2)"),
    kept: "SELECT FROM password_reset WHERE id = $1",
    loses: "password_reset",
  },
  "ended-devices": {
    make: row(
      "push",
      `INSERT INTO push_subscription (id, updated_at, account_id, half, endpoint, p256dh, auth, language, session_version)
       VALUES ($1, $2, 'nobody', 'admin', $1, '', '', 'mn', 0)`,
    ),
    kept: "SELECT FROM push_subscription WHERE id = $1",
    loses: "push_subscription",
  },
  "merged-accounts": {
    make: row(
      "accm",
      `INSERT INTO account_merge (id, created_at, into_number, from_number, name, username, email, moved, by_name)
       VALUES ($1, $2, 1, $3, 'Болд', 'bold', 'bold@example.com', '{}', 'Эзэн')`,
      () => [newNumber()],
    ),
    kept: "SELECT FROM account_merge WHERE id = $1 AND name <> '' AND username <> '' AND email <> ''",
  },
  "closed-accounts": {
    make: row(
      "acc",
      "INSERT INTO account (id, deleted_at, number, username, name, phone) VALUES ($1, $2, $3, $1, 'Болд', '010-1234-5678')",
      () => [newNumber()],
    ),
    kept: "SELECT FROM account WHERE id = $1 AND username = id AND name <> '' AND phone <> ''",
  },
  "missed-searches": {
    make: row("miss", "INSERT INTO missed_search (id, words, updated_at) VALUES ($1, $1, $2)"),
    kept: "SELECT FROM missed_search WHERE id = $1",
    loses: "missed_search",
  },
  "stock-alerts": {
    make: row(
      "bisa",
      "INSERT INTO back_in_stock_alert (id, created_at, account_id, product_number, language) VALUES ($1, $2, $1, 1, 'mn')",
    ),
    kept: "SELECT FROM back_in_stock_alert WHERE id = $1",
    loses: "back_in_stock_alert",
  },
  complaints: {
    make: row(
      "dclm",
      `INSERT INTO delivery_claim (id, settled_at, order_number, kind, places, text, photos, status, outcome, answer)
       VALUES ($1, $2, $3, 'spoiled', '[1]', 'Муудсан', '["/static/img/x.webp"]', 'settled', 'answer', 'Уучлаарай')`,
      () => [newNumber()],
    ),
    kept: "SELECT FROM delivery_claim WHERE id = $1 AND text <> '' AND photos <> '[]' AND answer <> ''",
  },
  "store-order-notes": {
    make: row(
      "mstn",
      `INSERT INTO store_order_note (id, created_at, order_number, store_number, kind, is_by_store, text, account_number, account_name)
       VALUES ($1, $2, $3, 1, 'note', true, 'Хаалга цоожтой байна', 1, 'Эзэн')`,
      () => [newNumber()],
    ),
    kept: "SELECT FROM store_order_note WHERE id = $1",
    loses: "store_order_note",
  },
  "store-carts": {
    make: row("cart_store", "INSERT INTO cart (id, currency_code, updated_at) VALUES ($1, 'krw', $2)"),
    kept: "SELECT FROM cart WHERE id = $1",
    loses: "cart",
  },
  "saved-carts": {
    make: row("cart_kept", "INSERT INTO cart (id, currency_code, updated_at) VALUES ($1, 'krw', $2)"),
    kept: "SELECT FROM cart WHERE id = $1",
    loses: "cart",
  },
  "refund-accounts": {
    make: order(
      `INSERT INTO refund_account (id, order_detail_id, bank_code, account_number, account_holder, given_at)
       VALUES ('rfacc_' || $1, $1, '081', '110-234-567890', 'BAT', $2)`,
    ),
    kept: "SELECT FROM refund_account WHERE order_detail_id = $1",
    loses: "refund_account",
  },
  "order-persons": {
    make: order("UPDATE order_detail SET created_at = $2 WHERE id = $1"),
    kept: "SELECT FROM order_detail WHERE id = $1 AND customer_phone <> '' AND customer_address <> '—'",
  },
};

it("forgets once a day what was kept for long enough, of every kind on the list, and nothing else", async () => {
  expect(Object.keys(KINDS).sort()).toEqual(
    registeredRetentions()
      .map(({ name }) => name)
      .sort(),
  );
  const now = new Date();
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const made: { name: string; old: string; young: string }[] = [];
  for (const { name, days } of registeredRetentions()) {
    const { make } = KINDS[name] as Kind;
    made.push({ name, old: await make(ago(days + 1)), young: await make(ago(days - 1)) });
  }
  const before = await inventoryOfRows();
  await forgetAll(now);
  const isKept = async (name: string, id: string) => (await sql(KINDS[name]?.kept ?? "", [id])).rowCount === 1;
  for (const { name, old, young } of made) {
    expect([name, await isKept(name, old), await isKept(name, young)]).toEqual([name, false, true]);
  }
  const expected = { ...before };
  for (const { loses } of Object.values(KINDS)) if (loses) expected[loses] = (expected[loses] ?? 0) - 1;
  const after = await inventoryOfRows();
  expect(after).toEqual(expected);
  await forgetAll(now);
  expect(await inventoryOfRows()).toEqual(after);
});
