import type { Product, SendingDays } from "@zakh/catalog/contract";
import type { PlacedOrder } from "@zakh/checkout/contract";
import { type Delivery, planSending } from "@zakh/delivery/contract";
import { dayText } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type {
  AdminServiceCategory,
  AdminStore,
  OrderParcels,
  OwnStore,
  Store,
  WorkedStoreOrder,
} from "@zakh/marketplace/contract";
import { promiseSendingDays } from "@zakh/marketplace/workflows/promise-sending-days";
import type { Order } from "@zakh/orders/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, checkoutForm, productThat, registeredShopper, signedInAdmin } from "./client";
import { mailThat } from "./mailbox";
import {
  addProduct,
  closeDown,
  newCategory,
  type Owner,
  retireCategory,
  sendForm,
  verifiedOwner,
} from "./store-fixtures";

const visitor = new Client();
const EVERY_DAY = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
const FRIDAYS: SendingDays = { weekdays: ["fri"], leadDays: 2, closed: [{ from: "2026-02-01", to: "2026-02-03" }] };

let admin: Client;
let category: AdminServiceCategory;
let owner: Owner;
let product: Product;
let own: Product;

beforeAll(async () => {
  admin = await signedInAdmin();
  category = await newCategory(admin);
  owner = await verifiedOwner(admin, category.id);
  product = await addProduct(owner, "Захиалгын бялуу");
  own = await productThat(
    ({ storeId, minOrderQuantity, packSize }) => storeId === null && minOrderQuantity === 1 && packSize === 1,
  );
});

afterAll(async () => {
  await closeDown(owner);
  await retireCategory(admin, category);
});

const path = () => `/api/stores/${owner.store.id}`;

async function send(sendingDays: SendingDays | null): Promise<OwnStore> {
  const { status, body } = await owner.client.send<OwnStore>("PUT", path(), { json: { sendingDays } });
  expect(status).toBe(200);
  return body;
}

async function place(...goods: Product[]): Promise<{ id: number; client: Client }> {
  const { client, user } = await registeredShopper();
  const { status, body } = await client.post<PlacedOrder>("/api/orders", {
    orderData: await checkoutForm(user),
    cartItems: goods.map(({ id }) => ({ productId: id, quantity: 1 })),
  });
  expect(status).toBe(201);
  return { id: body.id, client };
}

/** As if the payment had stood for a while: one that is undone at once promises nothing. */
async function pay(id: number): Promise<void> {
  expect((await admin.patch(`/api/orders/${id}/status`, { status: "processing" })).status).toBe(200);
  await shopPool().query(
    `UPDATE order_status_change change SET created_at = change.created_at - interval '1 minute' FROM order_detail d
     WHERE d.id = change.order_detail_id AND d.order_number = $1`,
    [id],
  );
  await promiseSendingDays();
}

const delivery = async () => (await visitor.get<Delivery>("/api/delivery")).body;
const parcelOf = async (client: Client, id: number) =>
  (await client.get<OrderParcels>(`/api/orders/${id}/parcels`)).body.parcels[0];

describe("the days on which a store sends", () => {
  it("are none at first, and then said wherever its goods are, until they are taken away", async () => {
    expect(owner.store.sendingDays).toBeNull();
    expect(await send(FRIDAYS)).toMatchObject({ sendingDays: FRIDAYS });
    expect((await visitor.get<Store>(path())).body.sendingDays).toEqual(FRIDAYS);
    expect((await visitor.get<Product>(`/api/products/${product.id}`)).body.seller?.sendingDays).toEqual(FRIDAYS);
    expect((await admin.get<AdminStore>(`/api/admin/stores/${owner.store.id}`)).body.sendingDays).toEqual(FRIDAYS);
    // What is left out stays; a form sends them as one part.
    const parts = await sendForm<OwnStore>(owner.client, "PUT", path(), [["description", "Шинэ"]]);
    expect(parts.body.sendingDays).toEqual(FRIDAYS);
    const none = await sendForm<OwnStore>(owner.client, "PUT", path(), [["sendingDays", "null"]]);
    expect(none.body.sendingDays).toBeNull();
    expect((await visitor.get<Product>(`/api/products/${product.id}`)).body.seller?.sendingDays).toBeNull();
  });

  const period = { from: "2026-12-05", to: "2026-12-04" };
  it.each([
    ["no weekday", { weekdays: [] }, "sendingDays.weekdays", "sending_days_missing"],
    ["a weekday that there is not", { weekdays: ["funday"] }, "sendingDays.weekdays.0", "value_invalid"],
    ["less than no day to prepare", { leadDays: -1 }, "sendingDays.leadDays", "lead_days_invalid"],
    ["half a day to prepare", { leadDays: 1.5 }, "sendingDays.leadDays", "lead_days_invalid"],
    ["more than a month to prepare", { leadDays: 31 }, "sendingDays.leadDays", "lead_days_invalid"],
    ["days that end before they begin", { closed: [period] }, "sendingDays.closed.0.to", "sending_period_invalid"],
    [
      "a day that there is not",
      { closed: [{ ...period, to: "2026-02-30" }] },
      "sendingDays.closed.0.to",
      "date_invalid",
    ],
    ["a blank day", { closed: [{ from: "", to: "2026-12-04" }] }, "sendingDays.closed.0.from", "date_invalid"],
    [
      "too many periods",
      { closed: Array(21).fill({ from: "2026-12-04", to: "2026-12-04" }) },
      "sendingDays.closed",
      "sending_periods_too_many",
    ],
  ])("cannot be %s", async (_, wrong, field, code) => {
    const json = { sendingDays: { ...FRIDAYS, ...wrong } };
    const { fields } = await owner.client.refused(400, "PUT", path(), { json });
    expect(fields?.[field]?.code).toBe(code);
  });
});

describe("an order of a store's goods", () => {
  it("is promised what holds now until it is paid, and keeps what was promised then", async () => {
    const first = { weekdays: [...EVERY_DAY], leadDays: 3, closed: [] };
    await send(first);
    const { id, client } = await place(product);
    const order = (await client.get<Order>(`/api/orders/${id}`)).body;
    expect([order.leavesOn, order.arrivesOn], "the shop promises nothing of it").toEqual([null, null]);
    const soon = { weekdays: [...EVERY_DAY], leadDays: 5, closed: [] };
    await send(soon);
    const calendar = await delivery();
    const promised = planSending(soon, calendar, new Date());
    expect((await parcelOf(client, id))?.leavesOn).toBe(promised);
    await pay(id);
    const inMails = [first, soon].map((days) => dayText(planSending(days, calendar, new Date()) ?? "", "mn"));
    for (const day of inMails)
      await mailThat(order.customerEmail, ({ text }) => text.includes(`«${owner.store.name}» илгээх өдөр: ${day}`));
    await send({ ...soon, leadDays: 20 });
    await promiseSendingDays();
    expect((await parcelOf(client, id))?.leavesOn).toBe(promised);
    const worked = await owner.client.get<WorkedStoreOrder>(`${path()}/orders/${id}`);
    expect(worked.body.leavesOn).toBe(promised);
    const { leavesOn, arrivesOn } = (await client.get<Order>(`/api/orders/${id}`)).body;
    expect([leavesOn, arrivesOn]).toEqual([null, null]);
  });

  it("has no day where the store promises none, and the shop's own goods keep theirs", async () => {
    await send(null);
    const { id, client } = await place(product, own);
    expect((await client.get<Order>(`/api/orders/${id}`)).body.leavesOn).toMatch(/^\d{4}-/);
    expect((await parcelOf(client, id))?.leavesOn).toBeNull();
    await pay(id);
    expect((await client.get<Order>(`/api/orders/${id}`)).body.leavesOn).toMatch(/^\d{4}-/);
    expect((await parcelOf(client, id))?.leavesOn).toBeNull();
  });
});
