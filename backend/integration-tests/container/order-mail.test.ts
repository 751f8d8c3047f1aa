import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Modules } from "@medusajs/framework/utils";
import { LANGUAGES } from "@zakh/kit/contract";
import { shopDatabase, shopPool } from "@zakh/kit/database/pool";
import { JobRunner } from "@zakh/kit/job-queue/job-runner";
import { deliverMail } from "@zakh/kit/mail/deliver-mail";
import { sendMailTask } from "@zakh/kit/mail/send-mail";
import type { OrderStatus } from "@zakh/orders/contract";
import { findOrder } from "@zakh/orders/read-models/orders";
import { Pool } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { parseMail } from "../http/mailbox";
import { WRITE_FAILED, whileWritesFail } from "./failing-writes";
import { place, type TestProduct } from "./fixtures";
import { ownJobs } from "./own-jobs";
import { TestMailServer } from "./test-mail-server";
import { type OrderChanges, TestOrders } from "./test-orders";

const admin = { number: 1, name: "Админ" };
const mailServer = new TestMailServer();
/** A separate queue for these tests' mails, so that runners of other processes never see them. */
const schema = `order_mail_${randomUUID().slice(0, 8)}`;
const DOMAIN = `${schema}.test`.replaceAll("_", "-");
const EVIL = `<b>Бат</b> & "Co"`;

let shop: TestOrders;
let outbox: Pool;
let sender: JobRunner;
let beef: TestProduct;
let scarce: TestProduct;

beforeAll(async () => {
  await mailServer.start();
  Object.assign(process.env, {
    MEDUSA_WORKER_MODE: "server",
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(mailServer.port),
    MAIL_FROM: "Зах <shop@zakh.example>",
  });
  const url = new URL(shopDatabase().connectionString);
  url.searchParams.set("options", `-c search_path=${schema},public`);
  outbox = new Pool({ connectionString: url.href });
  shop = await TestOrders.open();
  await ownJobs(outbox, schema, ["background_job"]);
  // Nothing here takes back what a mail is about, so none has to wait for that.
  await outbox.query(
    `CREATE FUNCTION ${schema}.divert() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN NEW.run_at := now(); INSERT INTO ${schema}.background_job SELECT (NEW).*; RETURN NULL; END $$`,
  );
  await outbox.query(
    `CREATE TRIGGER ${schema} BEFORE INSERT ON public.background_job
     FOR EACH ROW WHEN (NEW.payload->>'recipient' LIKE '%@${DOMAIN}') EXECUTE FUNCTION ${schema}.divert()`,
  );
  const notifications = shop.container.resolve(Modules.NOTIFICATION);
  const quiet = () => undefined;
  const logger = { info: quiet, warn: quiet, error: quiet };
  const sendMail = sendMailTask((mail) => deliverMail(notifications, mail));
  sender = new JobRunner({ pool: outbox, logger, tasks: [sendMail] });
  sender.start();
  [beef, scarce] = await shop.putOnSale(
    { name: `Үхрийн мах ${EVIL}`, price: 15000, minOrderQuantity: 0.5 },
    { name: "Туршилтын ганц", price: 20000, trackStock: true, stock: 1 },
  );
});

beforeEach(async () => {
  await mailServer.stop();
  await mailServer.start();
});

afterAll(async () => {
  await sender.stop(5000);
  await outbox.query(`DROP SCHEMA ${schema} CASCADE`);
  await outbox.query("DELETE FROM public.notification WHERE \"to\" LIKE '%@' || $1", [DOMAIN]);
  await outbox.query("DELETE FROM public.outgoing_mail WHERE recipient LIKE '%@' || $1", [DOMAIN]);
  await outbox.end();
  await shop.remove();
  await mailServer.stop();
});

function newAddress(): string {
  return `${randomUUID()}@${DOMAIN}`;
}

function order(customerEmail: string, changes: OrderChanges = {}, product = beef) {
  return shop.request([[product, 1]], { customerEmail, ...changes });
}

const change = (number: number, to: OrderStatus) => shop.change(number, to, admin);

/** The mails written to this address, sent or not, oldest first. */
async function written(recipient: string): Promise<string[]> {
  const { rows } = await outbox.query<{ subject: string }>(
    "SELECT subject FROM outgoing_mail WHERE recipient = $1 ORDER BY created_at",
    [recipient],
  );
  return rows.map(({ subject }) => subject.replace(/^.*?: /, ""));
}

/** The mails delivered to this address, once there are `count`. */
async function arrived(recipient: string, count: number) {
  while (mailServer.to(recipient).length < count) await pause(20);
  return mailServer.to(recipient).map(({ source }) => parseMail(source));
}

describe("a new order", () => {
  it.each(LANGUAGES)("is told of by mail in %s, with what to pay to whom", async (language) => {
    const to = newAddress();
    const { id, totalAmount } = await place(shop.container, order(to, { language, transferAccountHolder: EVIL }));
    const [mail] = await arrived(to, 1);
    expect(mail).toMatchObject({ to, language });
    const account = (await findOrder(shopPool(), id))?.selectedBankAccount;
    const total = `₩${new Intl.NumberFormat("en-US").format(Number(totalAmount))}`;
    const expected = [account?.bankName, account?.accountNumber, account?.accountHolder, total, EVIL, beef.name];
    for (const part of expected) expect(mail?.text).toContain(part);
    expect(mail?.text).toMatch(new RegExp(`/order-confirmation\\?id=${id}&key=[0-9a-z]+\\.[\\w-]{22}\n`));
    expect(mail?.html).toContain(`<html lang="${language}">`);
    expect(mail?.html).not.toContain("<b>");
  });

  it("that could not be placed is never mailed", async () => {
    const to = newAddress();
    await expect(place(shop.container, order(to, { totalAmount: "1" }))).rejects.toThrow();
    await whileWritesFail(shopPool(), "order_order_detail", () =>
      expect(place(shop.container, order(to))).rejects.toThrow(WRITE_FAILED),
    );
    expect(await written(to)).toEqual([]);
  });

  it("is mailed once when it is requested twenty times at once", async () => {
    const to = newAddress();
    const request = order(to, { idempotencyKey: randomUUID() });
    await Promise.all(Array.from({ length: 20 }, () => place(shop.container, request)));
    expect(await written(to)).toHaveLength(1);
  });

  it("is placed while the mail server is down, and mailed when it is back", async () => {
    await mailServer.stop();
    const to = newAddress();
    const { id } = await place(shop.container, order(to));
    await change(id, "processing");
    const tried = "SELECT 1 FROM background_job WHERE payload->>'recipient' = $1 AND last_error IS NOT NULL";
    while ((await outbox.query(tried, [to])).rowCount !== 2) await pause(20);
    expect((await findOrder(shopPool(), id))?.status).toBe("processing");
    await mailServer.start();
    await outbox.query("UPDATE background_job SET run_at = now() WHERE payload->>'recipient' = $1", [to]);
    sender.wake();
    expect(await arrived(to, 2)).toHaveLength(2);
  });
});

describe("a change of status", () => {
  it("is mailed in the language of the order, whoever makes the change", async () => {
    const to = newAddress();
    const { id } = await place(shop.container, order(to, { language: "ru" }));
    for (const status of ["processing", "completed", "cancelled"] as const) await change(id, status);
    const mails = await arrived(to, 4);
    expect(mails.map(({ language }) => language)).toEqual(["ru", "ru", "ru", "ru"]);
    const subjects = mails.map(({ subject }) => subject.replace(/^.*?: /, "").replace(/ORD-\d+/, "№"));
    expect(subjects.sort()).toEqual([
      "заказ № доставлен",
      "заказ № отменён",
      "заказ № принят",
      "оплата заказа № получена",
    ]);
  });

  it("is mailed once per change, and not when nothing changes", async () => {
    const to = newAddress();
    const { id } = await place(shop.container, order(to, { language: "en" }));
    for (const status of ["processing", "processing", "completed", "processing", "pending", "processing"] as const) {
      await change(id, status);
    }
    const subjects = (await written(to)).map((subject) => subject.replace(/ORD-\d+/, "#"));
    expect(subjects).toEqual([
      "we have your order #",
      "we received the payment for order #",
      "order # is delivered",
      "we received the payment for order #",
    ]);
  });

  it("mentions the money depending on whether any had arrived", async () => {
    const to = newAddress();
    const paid = await place(shop.container, order(to, { language: "en" }));
    await change(paid.id, "processing");
    await change(paid.id, "cancelled");
    const unpaid = await place(shop.container, order(to, { language: "en" }));
    await change(unpaid.id, "cancelled");
    const cancelled = (await arrived(to, 5)).filter(({ subject }) => subject.endsWith("is cancelled"));
    const [one, other] = cancelled.sort((a, b) => a.subject.localeCompare(b.subject));
    const total = `₩${new Intl.NumberFormat("en-US").format(Number(paid.totalAmount))}`;
    expect(one?.text).toContain(`Amount to be refunded: ${total}`);
    expect(other?.text).toContain("please do not transfer any money");
    expect(other?.text).not.toContain("refunded");
  });

  it("that fails is not mailed", async () => {
    const to = newAddress();
    const { id } = await place(shop.container, order(to, {}, scarce));
    await change(id, "cancelled");
    await place(shop.container, order(newAddress(), {}, scarce));
    await expect(change(id, "pending")).rejects.toMatchObject({ code: "stock_short" });
    await expect(change(id, "processing")).rejects.toMatchObject({ code: "stock_short" });
    expect(await written(to)).toHaveLength(2);
  });
});
