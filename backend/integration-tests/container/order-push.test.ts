import { randomUUID } from "node:crypto";
import { configManager } from "@medusajs/framework/config";
import type { AccountsOptions } from "@zakh/accounts/configuration/accounts-options";
import { deliverPush } from "@zakh/accounts/push/deliver-push";
import { pushKeys } from "@zakh/accounts/push/push-keys";
import { queuePushes } from "@zakh/accounts/push/queue-pushes";
import { sendPushTask } from "@zakh/accounts/tasks/send-push";
import { removePushSubscriptionWorkflow } from "@zakh/accounts/workflows/push/remove-push-subscription";
import { savePushSubscriptionWorkflow } from "@zakh/accounts/workflows/push/save-push-subscription";
import type { Language } from "@zakh/kit/contract";
import { shopDatabase, shopPool } from "@zakh/kit/database/pool";
import type { SessionHalf } from "@zakh/kit/http/session";
import { JobRunner } from "@zakh/kit/job-queue/job-runner";
import { orderNumber } from "@zakh/orders/contract";
import { registerNoticeChannel } from "@zakh/orders/notices/notice-channel";
import { pushChannel } from "@zakh/orders/notices/push-channel";
import { Pool } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestProduct } from "./fixtures";
import { ownJobs } from "./own-jobs";
import { TestOrders } from "./test-orders";
import { newVapidKey, TestBrowser, TestPushServer } from "./test-push-server";

/** How long a push service may be silent in these tests, in ms. */
const TIMEOUT_MS = 400;

const service = new TestPushServer();
/** A separate queue, so that runners of other processes do not see these jobs. */
const schema = `order_push_${randomUUID().slice(0, 8)}`;

/** Who sets the status of the orders. */
const ADMIN = { number: 1, name: "Админ" };

let shop: TestOrders;
let queue: Pool;
let sender: JobRunner;
let beef: TestProduct;
let scarce: TestProduct;
let phone: TestBrowser;

/** Changes the options of accounts while the application runs. */
function setPushServices(pushServices: string[], vapidPrivateKey?: string): void {
  for (const plugin of configManager.config.plugins) {
    if (typeof plugin === "string" || plugin.resolve !== "@zakh/accounts") continue;
    const options: AccountsOptions = { ...plugin.options, pushServices };
    plugin.options = vapidPrivateKey === undefined ? options : { ...options, vapidPrivateKey };
  }
}

beforeAll(async () => {
  await service.start();
  process.env.MEDUSA_WORKER_MODE = "server";
  const url = new URL(shopDatabase().connectionString);
  url.searchParams.set("options", `-c search_path=${schema},public`);
  queue = new Pool({ connectionString: url.href });
  shop = await TestOrders.open();
  // The application may have been started by another file.
  setPushServices([service.host], newVapidKey());
  await ownJobs(queue, schema, ["background_job"]);
  await queue.query(
    `CREATE FUNCTION ${schema}.divert() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN INSERT INTO ${schema}.background_job SELECT (NEW).*; RETURN NULL; END $$`,
  );
  await queue.query(
    `CREATE TRIGGER ${schema} BEFORE INSERT ON public.background_job
     FOR EACH ROW WHEN (NEW.task = 'send-push') EXECUTE FUNCTION ${schema}.divert()`,
  );
  const quiet = () => undefined;
  const deliver: typeof deliverPush = (device, message) =>
    deliverPush(device, message, { agent: service.agent, timeout: TIMEOUT_MS });
  sender = new JobRunner({
    pool: queue,
    logger: { info: quiet, warn: quiet, error: quiet },
    tasks: [sendPushTask(deliver)],
  });
  [beef, scarce] = await shop.putOnSale(
    { name: "Үхрийн мах", price: 15000, minOrderQuantity: 0.5 },
    { name: "Ганц мах", price: 20000, trackStock: true, stock: 1 },
  );
  await shopPool().query("UPDATE account SET is_admin = true, staff_role = 'office' WHERE number = $1", [
    shop.shopper.accountNumber,
  ]);
});

afterAll(async () => {
  await shopPool().query("DELETE FROM push_subscription WHERE endpoint LIKE 'https://' || $1 || '/%'", [service.host]);
  await queue.query(`DROP TRIGGER ${schema} ON public.background_job`);
  await queue.query(`DROP SCHEMA ${schema} CASCADE`);
  await shopPool().query("UPDATE account SET is_admin = false, staff_role = NULL WHERE number = $1", [
    shop.shopper.accountNumber,
  ]);
  await shop.remove();
  await queue.end();
  await service.stop();
});

beforeEach(async () => {
  service.status = 201;
  service.received.length = 0;
  await queue.query(`DELETE FROM ${schema}.background_job`);
  await shopPool().query("DELETE FROM push_subscription");
  phone = await subscribed("mn");
});

const newPhone = () => new TestBrowser(`https://${service.host}/push/${randomUUID()}`);

/** A phone on which messages are turned on, of the admin, who is the customer too. */
async function subscribed(language: Language, half: SessionHalf = "admin", of = newPhone()): Promise<TestBrowser> {
  const accountId = `acc_orders_${shop.shopper.accountNumber}`;
  const input = { accountId, half, sessionVersion: 0, language, endpoint: of.endpoint, keys: of.keys };
  await savePushSubscriptionWorkflow(shop.container).run({ input });
  return of;
}

const makeDue = () => queue.query(`UPDATE ${schema}.background_job SET run_at = now()`);

async function sendDue(): Promise<void> {
  await makeDue();
  await sender.runDue();
}

async function waiting(): Promise<{ attempts: number; error: string | null }[]> {
  const { rows } = await queue.query(`SELECT attempts, last_error AS error FROM ${schema}.background_job`);
  return rows;
}

async function subscriptions(): Promise<number> {
  const { rows } = await shopPool().query<{ count: number }>("SELECT count(*)::int AS count FROM push_subscription");
  return rows[0]?.count ?? 0;
}

describe("a new order", () => {
  it("is told to every phone in its language, in a message that only the phone can read", async () => {
    const other = await subscribed("en");
    const number = await shop.placeOne(beef);
    expect(service.received).toEqual([]);
    await sendDue();
    const messageFor = (browser: TestBrowser) => {
      const received = service.received.find(({ path }) => browser.endpoint.endsWith(path));
      expect(received?.authorization).toMatch(new RegExp(`^vapid t=.+, k=${pushKeys()?.publicKey}$`));
      expect(received?.body.toString("latin1")).not.toContain("ORD-");
      return browser.read(received?.body ?? Buffer.alloc(0));
    };
    expect(messageFor(phone)).toMatchObject({
      title: expect.stringMatching(/^Шинэ захиалга ирлээ: ₩[\d,]+$/),
      body: expect.stringContaining(orderNumber(number)),
      path: `/admin/orders?id=${number}`,
    });
    expect(messageFor(other).title).toMatch(/^A new order: ₩[\d,]+$/);
    expect(await waiting()).toEqual([]);
  });

  it("that was not written after all is told to nobody", async () => {
    await expect(shop.place([[scarce, 2]])).rejects.toThrow();
    expect(await waiting()).toEqual([]);
  });

  it("waits for no push service, and a service that never answers is tried a few times and then left", async () => {
    service.status = null;
    const begin = Date.now();
    const number = await shop.placeOne(beef);
    const placing = Date.now() - begin;
    expect(number).toBeGreaterThan(0);
    expect(service.received).toEqual([]);
    for (let attempt = 1; attempt < 5; attempt += 1) {
      await sendDue();
      expect(await waiting()).toMatchObject([{ attempts: attempt, error: "Socket timeout" }]);
    }
    await sendDue();
    expect(await waiting()).toEqual([]);
    expect(service.received).toHaveLength(5);
    expect(placing).toBeLessThan(5 * TIMEOUT_MS + 5000);
  });

  it("is told later when the push service is busy", async () => {
    service.status = 503;
    await shop.placeOne(beef);
    await sendDue();
    expect(await waiting()).toMatchObject([{ attempts: 1, error: "The push service answered 503" }]);
    service.status = 201;
    await sendDue();
    expect(await waiting()).toEqual([]);
    expect(await subscriptions()).toBe(1);
  });
});

describe("a phone is told no more", () => {
  it.each([404, 410])("when its push service answers %d", async (status) => {
    service.status = status;
    await shop.placeOne(beef);
    await sendDue();
    expect(await waiting()).toEqual([]);
    expect(await subscriptions()).toBe(0);
  });

  it.each([
    ["becomes a packer", "staff_role = 'packer'", "staff_role = 'office'"],
    ["is signed out everywhere", "admin_session_version = 1", "admin_session_version = 0"],
  ])("when its admin %s, also of what is queued", async (_when, change, back) => {
    await shop.placeOne(beef);
    const set = (to: string) =>
      shopPool().query(`UPDATE account SET ${to} WHERE number = $1`, [shop.shopper.accountNumber]);
    await set(change);
    try {
      await sendDue();
      await shop.placeOne(beef);
      expect(await waiting()).toEqual([]);
      expect(service.received).toEqual([]);
    } finally {
      await set(back);
    }
  });
});

describe("a step of an order", () => {
  const told = (browser: TestBrowser) =>
    service.received.filter(({ path }) => browser.endpoint.endsWith(path)).map(({ body }) => browser.read(body));

  it("is told to the customer's phone without sums and names, and opens the order", async () => {
    const customers = await subscribed("en", "customer");
    const number = await shop.placeOne(beef);
    await sendDue();
    expect(told(customers)).toEqual([]);
    await shop.change(number, "processing", ADMIN);
    await sendDue();
    const messages = told(customers);
    expect(messages.map(({ body }) => body)).toEqual([
      expect.stringMatching(new RegExp(`^${orderNumber(number)}: \\S`)),
    ]);
    const [message] = messages;
    expect(`${message?.title}${message?.body}`).not.toMatch(/₩|@|010/);
    expect(message?.path).toMatch(new RegExp(`^/order-confirmation\\?id=${number}&key=[0-9a-z]+\\.[\\w-]{22}$`));
    expect(told(phone)).toHaveLength(1);
  });

  it("that is undone in time is told to nobody", async () => {
    const queued: string[] = [];
    const withdrawn: string[] = [];
    registerNoticeChannel({
      name: "of a test",
      queue: async (_, { key }) => void queued.push(key),
      withdraw: async (_sql, _detailId, keys) => void withdrawn.push(...keys),
    });
    const customers = await subscribed("mn", "customer");
    const number = await shop.placeOne(beef);
    await shop.change(number, "processing", ADMIN);
    await shop.change(number, "pending", ADMIN);
    expect(queued).toHaveLength(1);
    expect(withdrawn).toContain(queued[0]);
    // The messages of these tests are in a queue of their own, of which the change knows nothing.
    const { rows } = await shopPool().query<{ id: string }>("SELECT id FROM order_detail WHERE order_number = $1", [
      number,
    ]);
    await pushChannel.withdraw(queue, rows[0]?.id ?? "", queued);
    await sendDue();
    expect(told(customers)).toEqual([]);
    expect(told(phone)).toHaveLength(1);
  });

  it("is told no more on a phone that was turned off, or whose customer was signed out everywhere", async () => {
    const [off, ended] = [await subscribed("mn", "customer"), await subscribed("mn", "customer")];
    const accountId = `acc_orders_${shop.shopper.accountNumber}`;
    const input = { accountId, half: "customer" as const, endpoint: off.endpoint };
    await removePushSubscriptionWorkflow(shop.container).run({ input });
    const number = await shop.placeOne(beef);
    await shop.change(number, "processing", ADMIN);
    const set = (version: number) =>
      shopPool().query("UPDATE account SET customer_session_version = $2 WHERE number = $1", [
        shop.shopper.accountNumber,
        version,
      ]);
    await set(1);
    try {
      await sendDue();
      expect([told(off), told(ended)]).toEqual([[], []]);
    } finally {
      await set(0);
    }
  });

  it("and a new order are told to one phone of an admin who buys there, each as whom it concerns", async () => {
    await subscribed("mn", "customer", phone);
    const number = await shop.placeOne(beef);
    await shop.change(number, "processing", ADMIN);
    await sendDue();
    const opened = told(phone).map(({ path }) => path.split("?")[0]);
    expect(opened.sort()).toEqual(["/admin/orders", "/order-confirmation"]);
  });
});

it("a message is never sent to an address that is no push service's", async () => {
  setPushServices([]);
  try {
    const { rows } = await shopPool().query<{ id: string }>("SELECT id FROM push_subscription");
    const message = { title: "Туршилт", body: "", path: "/admin", tag: "test" };
    await queuePushes(shopPool(), [{ id: randomUUID(), subscriptionId: rows[0]?.id ?? "", message }]);
    await sendDue();
    expect(service.received).toEqual([]);
    await expect(subscribed("mn")).rejects.toThrow();
  } finally {
    setPushServices([service.host]);
  }
});
