import { type SavedAddress, savedAddress, savedAddresses } from "@zakh/accounts/contract";
import type { Product } from "@zakh/catalog/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { type Order, type OrderStatusChange, order as orderContract } from "@zakh/orders/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { Client, PASSWORD, registeredShopper, signedInAdmin } from "./client";
import { mailsTo } from "./mailbox";
import { exactly, inShop, plainProduct, SHIPPING_FEE, Shopper } from "./orders-client";

const PATH = "/api/user/addresses";

const HOME = {
  ...{ label: "Гэр", recipientName: "Сараа Дорж", phone: "010-9876-5432", deliveryNote: "Үүдэнд" },
  ...{ postcode: "28644", roadAddress: "충북 청주시 1순환로 7", building: "101동 1502호", doorCode: "#1234*" },
};
const PARTS = { postcode: "28644", roadAddress: "충북 청주시 1순환로 7", building: "101동 1502호", doorCode: "#1234*" };
const TEXT = "(28644) 충북 청주시 1순환로 7, 101동 1502호";

let admin: Client;
let product: Product;

beforeAll(async () => {
  [admin, product] = [await signedInAdmin(), await plainProduct()];
});

async function listOf(client: Client): Promise<SavedAddress[]> {
  return exactly(savedAddresses, (await client.get(PATH)).body);
}

async function add(client: Client, change = {}): Promise<SavedAddress> {
  const { status, body } = await client.post(PATH, { ...HOME, ...change });
  expect(status, JSON.stringify(body)).toBe(201);
  return exactly(savedAddress, body);
}

/** The road of the default, which there is exactly one of. */
async function defaultOf(client: Client): Promise<string | undefined> {
  const all = (await listOf(client)).filter(({ isDefault }) => isDefault);
  expect(all).toHaveLength(1);
  return all[0]?.roadAddress;
}

async function place(shopper: Shopper, orderData: object): Promise<Order> {
  const body = await shopper.order([{ productId: product.id, quantity: 1 }], { ...orderData });
  const placed = await shopper.client.post<{ id: number }>("/api/orders", body);
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  return inShop(admin, placed.body.id);
}

describe("an address book", () => {
  it("has the default first, then the newest, each as it was typed", async () => {
    const { client } = await registeredShopper();
    expect(await listOf(client)).toEqual([]);
    const first = await add(client, { phone: "０１０ 9876 5432", postcode: "286-44" });
    expect(first).toEqual({ ...HOME, id: first.id, isDefault: true });
    await add(client, { roadAddress: "서울 테헤란로 1" });
    await add(client, { roadAddress: "부산 해운대로 2" });
    expect((await listOf(client)).map(({ roadAddress }) => roadAddress)).toEqual([
      HOME.roadAddress,
      "부산 해운대로 2",
      "서울 테헤란로 1",
    ]);
  });

  it("has one default, which another address takes over, and the newest when it is deleted", async () => {
    const { client } = await registeredShopper();
    const [first, second, third] = [
      await add(client),
      await add(client, { roadAddress: "서울 테헤란로 1" }),
      await add(client, { roadAddress: "부산 해운대로 2", isDefault: true }),
    ];
    expect(await defaultOf(client)).toBe("부산 해운대로 2");
    const { status, body } = await client.put(`${PATH}/${first.id}`, { ...HOME, label: "", isDefault: true });
    expect([status, exactly(savedAddress, body)]).toEqual([200, { ...first, label: "", isDefault: true }]);
    // It stays the default until another is.
    await client.put(`${PATH}/${first.id}`, { ...HOME, isDefault: false });
    expect(await defaultOf(client)).toBe(HOME.roadAddress);
    expect((await client.delete(`${PATH}/${first.id}`)).status).toBe(204);
    expect(await defaultOf(client)).toBe("부산 해운대로 2");
    for (const { id } of [second, third]) await client.delete(`${PATH}/${id}`);
    expect(await listOf(client)).toEqual([]);
  });

  it("keeps one default and no more than 20 when much is added at once", async () => {
    const { client } = await registeredShopper();
    const answers = await Promise.all(
      Array.from({ length: 22 }, (_, place) =>
        client.post<{ code?: string }>(PATH, { ...HOME, roadAddress: `서울 테헤란로 ${place}`, isDefault: true }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(new Set(answers.flatMap(({ body: { code } }) => code ?? []))).toEqual(new Set(["addresses_too_many"]));
    await defaultOf(client);
  });

  it.each([
    [{ postcode: "1234" }, { postcode: "postcode_invalid" }],
    [{ roadAddress: "х" }, { roadAddress: "address_too_short" }],
    [{ recipientName: " " }, { recipientName: "name_too_short" }],
    [{ phone: "12" }, { phone: "phone_invalid" }],
    [{ doorCode: "1".repeat(31) }, { doorCode: "too_long" }],
  ])("refuses %j", async (change, codes) => {
    const { client } = await registeredShopper();
    const { fields = {} } = await client.refused(400, "POST", PATH, { json: { ...HOME, ...change } });
    expect(Object.fromEntries(Object.entries(fields).map(([name, { code }]) => [name, code]))).toEqual(codes);
  });

  it("is nobody else's to see, change or delete", async () => {
    const [{ client: owner }, { client: stranger }] = [await registeredShopper(), await registeredShopper()];
    const { id } = await add(owner);
    expect(await listOf(stranger)).toEqual([]);
    for (const client of [stranger, (await registeredShopper()).client]) {
      expect((await client.refused(404, "PUT", `${PATH}/${id}`, { json: HOME })).code).toBe("address_not_found");
      expect((await client.refused(404, "DELETE", `${PATH}/${id}`)).code).toBe("address_not_found");
    }
    await new Client().refused(401, "GET", PATH);
    await new Client().refused(401, "DELETE", `${PATH}/${id}`);
    await owner.refused(400, "DELETE", `${PATH}/0`);
    expect(await listOf(owner)).toHaveLength(1);
  });

  it("goes with a closed account, and to the account that stays of two", async () => {
    const [goes, stays] = [await registeredShopper(), await registeredShopper()];
    await add(goes.client);
    await add(goes.client, { roadAddress: "서울 테헤란로 1" });
    await add(stays.client, { label: "Миний" });
    const merged = await admin.post(`/api/admin/users/${stays.user.id}/merges`, { from: goes.user.id });
    expect(merged.status, JSON.stringify(merged.body)).toBe(200);
    // What it has already is there once, and its default stays.
    expect((await listOf(stays.client)).map(({ label, roadAddress }) => [label, roadAddress])).toEqual([
      ["Миний", HOME.roadAddress],
      ["Гэр", "서울 테헤란로 1"],
    ]);
    await stays.client.post("/api/user/close", { currentPassword: PASSWORD });
    const { rowCount } = await shopPool().query(
      `SELECT FROM account_address a JOIN account ON account.id = a.account_id WHERE account.number = ANY($1)`,
      [[goes.user.id, stays.user.id]],
    );
    expect(rowCount).toBe(0);
  });
});

describe("an order's address in parts", () => {
  it("is its text, too, without the code of the door, which customer and shop read, and nobody else", async () => {
    const shopper = await Shopper.register();
    const order = await place(shopper, { customerAddress: undefined, address: { ...PARTS, postcode: "２８６４４" } });
    expect(order).toMatchObject({ customerAddress: TEXT, address: PARTS });
    const mine = exactly(orderContract, (await shopper.client.get(`/api/orders/${order.id}`)).body);
    expect(mine.address).toEqual(PARTS);
    const query = `?email=${encodeURIComponent(order.customerEmail)}`;
    const lookedUp = exactly(orderContract, (await new Client().get(`/api/orders/${order.id}${query}`)).body);
    expect(lookedUp).toMatchObject({ customerAddress: TEXT, address: { ...PARTS, doorCode: "" } });
    for (const mail of await mailsTo(order.customerEmail, 1)) expect(mail.text).not.toContain(PARTS.doorCode);
  });

  it("is enough as one text, as ever, and the text of a client who sends both is the server's", async () => {
    const shopper = await Shopper.register();
    const text = await place(shopper, { customerAddress: "Чонжу хот 12345" });
    expect(text).toMatchObject({ customerAddress: "Чонжу хот 12345", address: null });
    const both = await place(shopper, { customerAddress: "Өөр газар", address: { roadAddress: "서울 테헤란로 1" } });
    expect(both).toMatchObject({
      customerAddress: "서울 테헤란로 1",
      address: { postcode: "", roadAddress: "서울 테헤란로 1", building: "", doorCode: "" },
    });
  });

  it("is refused at the parts that are wrong", async () => {
    const shopper = await Shopper.register();
    const address = { ...PARTS, postcode: "99", roadAddress: "x" };
    const json = await shopper.order([{ productId: product.id, quantity: 1 }], { customerAddress: undefined, address });
    const { fields } = await shopper.client.refused(400, "POST", "/api/orders", { json });
    expect(Object.keys(fields ?? {}).sort()).toEqual(["orderData.address.postcode", "orderData.address.roadAddress"]);
  });

  it("tells the island by its postcode, and a postcode that nobody knows is none", async () => {
    const { body: before } = await admin.get<{ version?: string }>("/api/settings/islands");
    const islands = [
      { name: "Жэжү", from: "63000", to: "63644", surcharge: 3000 },
      { name: "Уллындо", from: "40200", to: "40240", surcharge: null },
    ];
    await admin.put("/api/settings/islands", { islands });
    try {
      const shopper = await Shopper.register();
      const to = (postcode: string) => ({ customerAddress: undefined, address: { ...PARTS, postcode } });
      expect((await place(shopper, to("63100"))).shippingFee).toBe(SHIPPING_FEE + 3000);
      expect((await place(shopper, to("99999"))).shippingFee).toBe(SHIPPING_FEE);
      const json = await shopper.order([{ productId: product.id, quantity: 1 }], to("40210"));
      const { fields } = await shopper.client.refused(400, "POST", "/api/orders", { json });
      expect(Object.keys(fields ?? {})).toEqual(["orderData.address.postcode"]);
    } finally {
      await admin.put("/api/settings/islands", { ...before, version: undefined });
    }
  });

  it("goes into the address book where that is wanted, once, with what was typed last", async () => {
    const shopper = await Shopper.register();
    await place(shopper, { address: PARTS });
    expect(await listOf(shopper.client)).toEqual([]);
    const wanted = { address: PARTS, rememberAddress: true, deliveryNote: "Үүдэнд" };
    await place(shopper, wanted);
    await place(shopper, wanted);
    await place(shopper, { ...wanted, address: { ...PARTS, building: "" } });
    await place(shopper, { ...wanted, address: { ...PARTS, doorCode: "#77" } });
    expect(await listOf(shopper.client)).toMatchObject([
      { ...PARTS, doorCode: "#77", recipientName: shopper.user.name, deliveryNote: "Үүдэнд", isDefault: true },
      { building: "", isDefault: false },
    ]);
  });

  it("is corrected by its customer and by the owner; as one text it loses its parts; the history has no code", async () => {
    const shopper = await Shopper.register();
    const order = await place(shopper, { customerAddress: "Чонжу хот 12" });
    const path = `/api/orders/${order.id}/address`;
    const corrected = exactly(orderContract, (await shopper.client.put(path, { address: PARTS })).body);
    expect(corrected).toMatchObject({ customerAddress: TEXT, address: PARTS });
    await shopper.client.refused(400, "PUT", path, { json: { address: { ...PARTS, postcode: "1" } } });
    await shopper.client.refused(400, "PUT", path, { json: {} });

    const changes = `/api/admin/orders/${order.id}/changes`;
    const coded = await admin.withVersions().post<Order>(changes, { address: { ...PARTS, doorCode: "9999" } });
    expect(coded.body).toMatchObject({ customerAddress: TEXT, address: { doorCode: "9999" } });
    const { version } = coded.body;
    await admin.post(changes, { address: { ...PARTS, doorCode: "7777" } });
    await admin.refused(409, "POST", changes, { json: { address: PARTS, version } });
    const text = await admin.post<Order>(changes, { customerAddress: "Сөүл хот 5" });
    expect(text.body).toMatchObject({ customerAddress: "Сөүл хот 5", address: null });

    const { body: history } = await admin.get<OrderStatusChange[]>(`/api/orders/${order.id}/history`);
    expect(history.flatMap(({ changed }) => changed.map(({ field }) => field))).toEqual([
      ...["customerAddress", "doorCode", "doorCode", "doorCode", "customerAddress", "doorCode"],
    ]);
    expect(JSON.stringify(history)).not.toMatch(/#1234|9999|7777/);
    const mails = await mailsTo(order.customerEmail, 4);
    expect(mails.map(({ text }) => text).join()).not.toMatch(/#1234|9999|7777/);
  });

  it("is forgotten with the account, once the order is over", async () => {
    const shopper = await Shopper.register();
    const { id } = await place(shopper, { address: PARTS });
    await admin.patch(`/api/orders/${id}/status`, { status: "cancelled" });
    expect((await shopper.client.post("/api/user/close", { currentPassword: PASSWORD })).status).toBe(204);
    expect(await inShop(admin, id)).toMatchObject({ customerAddress: "—", address: null });
  });
});
