import { shopPool } from "@zakh/kit/database/pool";
import { nightUntil } from "@zakh/kit/mail/quiet-hours";
import type { ShortNotice } from "@zakh/orders/notices/notice-channel";
import { setSiteSettingWorkflow } from "@zakh/site-settings/workflows/set-site-setting";
import { findTextMessageMonth } from "@zakh/text-messages/read-models/text-message-month";
import type { deliverTextMessage } from "@zakh/text-messages/sending/deliver-text-message";
import { textMessageChannel } from "@zakh/text-messages/sending/text-message-channel";
import { SEND_TEXT_MESSAGE, sendTextMessageTask } from "@zakh/text-messages/tasks/send-text-message";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { TestOrders } from "./test-orders";

const deliver = vi.fn<typeof deliverTextMessage>();
const { run } = sendTextMessageTask(deliver);

const KEYS = { apiKey: "NCS1", apiSecret: "secret", sender: "02-123-4567", wonEach: 45 };

let orders: TestOrders;
let order: number;
let key: string;

beforeAll(async () => {
  orders = await TestOrders.open();
  const [beef] = await orders.putOnSale({ name: "Үхрийн мах", price: 15_000 });
  order = await orders.placeOne(beef);
});

beforeEach(async () => {
  key = `order-sent:${crypto.randomUUID()}`;
  deliver.mockReset().mockResolvedValue({ refusal: null });
  await turn({ enabled: true });
});

afterAll(async () => {
  await turn({ enabled: false, apiKey: "", apiSecret: "", sender: "" });
  await shopPool().query("DELETE FROM background_job WHERE task = $1", [SEND_TEXT_MESSAGE]);
  await shopPool().query("DELETE FROM text_message WHERE order_number = $1", [order]);
  await orders.remove();
});

const turn = (values: object) =>
  setSiteSettingWorkflow(orders.container).run({ input: { name: "text-messages", values: { ...KEYS, ...values } } });

const notice = (): ShortNotice => ({
  key,
  orderNumber: order,
  accountNumber: orders.shopper.accountNumber,
  language: "mn",
  shopName: "Зах",
  heading: "Үхрийн мах хүргэлтэнд гарлаа",
  url: "https://zakh.example/order?key=abc",
});

/** The jobs that this notice made. */
async function queued() {
  const { rows } = await shopPool().query<{ payload: Parameters<typeof run>[0]; run_at: Date }>(
    "SELECT payload, run_at FROM background_job WHERE id = 'text:' || $1",
    [key],
  );
  return rows;
}

const send = (attempts = 1) => run({ key, orderNumber: order, text: "Сайн" }, { id: `text:${key}`, attempts } as never);

it("is queued once for a step, by day, in letters that phones have", async () => {
  await textMessageChannel.queue(shopPool(), notice(), 0);
  await textMessageChannel.queue(shopPool(), notice(), 0);
  const [job, ...more] = await queued();
  expect(more).toEqual([]);
  expect(job?.payload.text).toMatch(
    /^\[Зах\] .*: Ухрийн мах хургэлтэнд гарлаа https:\/\/zakh\.example\/order\?key=abc$/,
  );
  expect(nightUntil(job?.run_at as Date)).toBeUndefined();
});

it("is withdrawn with the step while it waits", async () => {
  await textMessageChannel.queue(shopPool(), notice(), 3600);
  await textMessageChannel.withdraw(shopPool(), "of the order", [key]);
  expect(await queued()).toEqual([]);
});

it("is not made while it is off, and not where a device of the customer's is told for nothing", async () => {
  await turn({ enabled: false });
  await textMessageChannel.queue(shopPool(), notice(), 0);
  expect(await queued()).toEqual([]);
  await turn({ enabled: true });
  await shopPool().query(
    `INSERT INTO push_subscription (id, account_id, half, language, endpoint, p256dh, auth, session_version)
     VALUES ('push_text', 'acc_orders_' || $1::int, 'customer', 'mn', 'https://push.example/text', 'p', 'a', 0)`,
    [orders.shopper.accountNumber],
  );
  await textMessageChannel.queue(shopPool(), notice(), 0);
  expect(await queued()).toEqual([]);
  await shopPool().query("DELETE FROM push_subscription WHERE id = 'push_text'");
});

it("goes to the order's phone once, and its cost is noted", async () => {
  const before = await findTextMessageMonth(shopPool());
  await send();
  await send();
  expect(deliver.mock.calls.map(([setting, to, text]) => [setting.apiSecret, to, text])).toEqual([
    ["secret", expect.stringMatching(/^010-\d{4}-\d{4}$/), "Сайн"],
  ]);
  expect(await findTextMessageMonth(shopPool())).toEqual({
    sent: before.sent + 1,
    refused: before.refused,
    won: before.won + 45,
    lastRefusal: null,
  });
});

it("that the service refuses costs nothing and says why", async () => {
  const before = await findTextMessageMonth(shopPool());
  deliver.mockResolvedValue({ refusal: "잔액이 부족합니다." });
  await send();
  expect(await findTextMessageMonth(shopPool())).toMatchObject({
    refused: before.refused + 1,
    won: before.won,
    lastRefusal: "잔액이 부족합니다.",
  });
});

it("is tried again while nobody answers, and given up at the fifth try", async () => {
  deliver.mockRejectedValue(new TypeError("fetch failed"));
  await expect(send(4)).rejects.toThrow("fetch failed");
  await expect(send(5)).resolves.toBeUndefined();
});

it("goes nowhere once it is switched off", async () => {
  await turn({ enabled: false });
  await send();
  expect(deliver).not.toHaveBeenCalled();
});
