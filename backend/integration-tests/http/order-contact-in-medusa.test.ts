import { randomUUID } from "node:crypto";
import { type OrderStatusChange, orderHistory, orderList, orderNumber } from "@zakh/orders/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { Client, commerceUrl, fromElsewhere, signedInAdmin } from "./client";
import { mailsTo } from "./mailbox";
import { exactly, inMedusa, inShop, plainProduct, Shopper, signedInDashboard } from "./orders-client";

let admin: Client;
let dashboard: Client;
let shopper: Shopper;

beforeAll(async () => {
  admin = await signedInAdmin();
  dashboard = await signedInDashboard();
  shopper = await Shopper.register();
});

async function newOrder() {
  const product = await plainProduct();
  const { id } = await shopper.place([{ productId: product.id, quantity: 2 }]);
  return { id, own: await inMedusa(dashboard, id) };
}

async function lastChange(id: number): Promise<OrderStatusChange> {
  const history = exactly(orderHistory, (await admin.get(`/api/orders/${id}/history`)).body);
  return history.at(-1) as OrderStatusChange;
}

describe("a changed address", () => {
  const address = {
    first_name: "Болд",
    last_name: "Дорж",
    address_1: "서울 강남구 역삼동 1-2",
    address_2: "3-р давхар",
    city: "Сөүл",
    postal_code: "06236",
    phone: "+82 10 9988 7766",
  };

  it("is shown everywhere in the shop, and recorded", async () => {
    const { id, own } = await newOrder();
    const answer = await dashboard.post<{ order: { id: string } }>(
      `/admin/orders/${own.id}?fields=id,shipping_address.*`,
      { shipping_address: { ...address, country_code: "kr" } },
    );
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { order: { id: own.id, shipping_address: { address_1: address.address_1, phone: "010-9988-7766" } } },
    ]);
    const shown = {
      customerName: "Болд Дорж",
      customerPhone: "010-9988-7766",
      customerAddress: "서울 강남구 역삼동 1-2, 3-р давхар, Сөүл, 06236",
    };
    expect(await inShop(admin, id)).toMatchObject(shown);
    const { body: found } = await admin.get("/api/orders?limit=50&offset=0&search=01099887766");
    expect(exactly(orderList, found).find((entry) => entry.id === id)).toMatchObject(shown);
    const { body: changes } = await dashboard.get<{ order_changes: { actions: { details: unknown }[] }[] }>(
      `/admin/orders/${own.id}/changes`,
    );
    expect(changes.order_changes.flatMap(({ actions }) => actions.map(({ details }) => details))).toMatchObject([
      { type: "shipping_address", new: { address_1: address.address_1 } },
    ]);
    const { changed, changedBy } = await lastChange(id);
    expect(changed.map(({ field, to }) => [field, to])).toEqual(Object.entries(shown));
    expect(changedBy).toEqual(expect.any(String));
  });

  it("is told to the customer once, at the email of the same change, and not changed once the order has ended", async () => {
    const { id, own } = await newOrder();
    const email = `moved-${randomUUID()}@example.com`;
    const json = { email, shipping_address: address };
    for (let times = 0; times < 2; times += 1)
      expect((await dashboard.post(`/admin/orders/${own.id}`, json)).status).toBe(200);
    const mails = await mailsTo(email, 1);
    expect(mails).toHaveLength(1);
    for (const text of ["Болд Дорж", "010-9988-7766", "서울 강남구 역삼동 1-2"]) expect(mails[0]?.text).toContain(text);
    await admin.patch(`/api/orders/${id}/status`, { status: "cancelled" });
    const late = { json: { shipping_address: { ...address, first_name: "Дулмаа" } } };
    expect((await dashboard.refused(409, "POST", `/admin/orders/${own.id}`, late)).code).toBe("order_closed");
    expect((await inShop(admin, id)).customerName).toBe("Болд Дорж");
    expect((await dashboard.post(`/admin/orders/${own.id}`, { email: shopper.user.email })).status).toBe(200);
  });

  it("keeps its omitted parts", async () => {
    const { id, own } = await newOrder();
    const { customerName, customerPhone } = await inShop(admin, id);
    const answer = await dashboard.post(`/admin/orders/${own.id}`, {
      shipping_address: { address_1: "부산 해운대구 1" },
    });
    expect(answer.status).toBe(200);
    expect(await inShop(admin, id)).toMatchObject({ customerName, customerPhone, customerAddress: "부산 해운대구 1" });
  });

  it.each([
    ["phone_invalid", { phone: "12345" }],
    ["address_too_short", { address_1: "", address_2: "", city: "", postal_code: "" }],
    ["customer_name_too_short", { first_name: "", last_name: "" }],
    ["value_invalid", { country_code: "mn" }],
  ])("is judged as at checkout: %s", async (code, changed) => {
    const { id, own } = await newOrder();
    const before = await inShop(admin, id);
    const refused = await dashboard.refused(400, "POST", `/admin/orders/${own.id}`, {
      json: { shipping_address: { ...address, ...changed } },
    });
    expect(refused.code).toBe(code);
    expect(await inShop(admin, id)).toEqual(before);
  });

  it("agrees in both places after ten changes at once", async () => {
    const { id, own } = await newOrder();
    await Promise.all(
      Array.from({ length: 10 }, (_, place) =>
        dashboard.post(`/admin/orders/${own.id}`, { shipping_address: { address_1: `서울 강남구 ${place}` } }),
      ),
    );
    const { body } = await dashboard.get<{ order: { shipping_address: { address_1: string } } }>(
      `/admin/orders/${own.id}?fields=shipping_address.*`,
    );
    expect((await inShop(admin, id)).customerAddress).toBe(body.order.shipping_address.address_1);
  });

  it("may be the invoice's, which the shop does not show", async () => {
    const { id, own } = await newOrder();
    const before = await inShop(admin, id);
    const answer = await dashboard.post(`/admin/orders/${own.id}`, { billing_address: { address_1: "서울 중구 9" } });
    expect(answer.status).toBe(200);
    expect(await inShop(admin, id)).toEqual(before);
  });
});

describe("a changed email", () => {
  function otherEmail(): string {
    return `changed-${randomUUID()}@example.com`;
  }

  function change(own: { id: string }, json: Record<string, unknown>) {
    return dashboard.post<{ order: { email: string } }>(`/admin/orders/${own.id}?fields=id,email`, json);
  }

  it("replaces the old one for looking the order up", async () => {
    const { id, own } = await newOrder();
    const email = otherEmail();
    const { status, body } = await change(own, { email: ` ${email} ` });
    expect([status, body.order]).toMatchObject([200, { email }]);
    expect((await inShop(admin, id)).customerEmail).toBe(email);
    const lookUp = (by: string) => new Client().get(`/api/orders/${id}?email=${by}`, fromElsewhere());
    expect((await lookUp(email.toUpperCase())).status).toBe(200);
    expect((await lookUp(shopper.user.email)).status).toBe(404);
    // The customer who placed it still sees it when signed in.
    expect((await shopper.client.get(`/api/orders/${id}`)).status).toBe(200);
    const { body: found } = await admin.get(`/api/orders?limit=5&offset=0&search=${email}`);
    expect(exactly(orderList, found).map((entry) => entry.id)).toEqual([id]);
  });

  it("gets later mails", async () => {
    const { id, own } = await newOrder();
    const email = otherEmail();
    await change(own, { email });
    await admin.patch(`/api/orders/${id}/status`, { status: "processing" });
    const [mail] = await mailsTo(email, 1);
    expect(mail?.text).toContain(orderNumber(id));
  });

  it("is recorded in both places: who changed it, from what to what", async () => {
    const { id, own } = await newOrder();
    const [first, second] = [otherEmail(), otherEmail()];
    await change(own, { email: first });
    await change(own, { email: second });
    expect(await lastChange(id)).toMatchObject({
      from: "pending",
      to: "pending",
      changedBy: expect.any(String),
      moneyMoved: 0,
      money: [],
      changed: [{ field: "customerEmail", from: first, to: second }],
    });
    const { body } = await dashboard.get<{
      order_changes: { actions: { details: { type: string; old: string } }[] }[];
    }>(`/admin/orders/${own.id}/changes`);
    const actions = body.order_changes.flatMap(({ actions }) => actions.map(({ details }) => details));
    expect(actions.map(({ type, old }) => [type, old]).sort()).toEqual(
      [
        ["email", first],
        ["email", shopper.user.email],
      ].sort(),
    );
  });

  it("is saved together with the address atomically", async () => {
    const { id, own } = await newOrder();
    const before = await inShop(admin, id);
    const both = {
      email: otherEmail(),
      shipping_address: { address_1: "서울 마포구 5", phone: "12345" },
      metadata: { a: 1 },
    };
    expect((await change(own, both)).status).toBe(400);
    expect(await inShop(admin, id)).toEqual(before);
    expect((await inMedusa(dashboard, id)).email).toBe(before.customerEmail);
    both.shipping_address.phone = "010-2222-3333";
    expect((await change(own, both)).status).toBe(200);
    expect(await inShop(admin, id)).toMatchObject({ customerEmail: both.email, customerAddress: "서울 마포구 5" });
  });

  it.each([
    ["email_invalid", ""],
    ["email_invalid", "nobody"],
    ["email_invalid", "a@b"],
    ["too_long", `${"a".repeat(250)}@example.com`],
  ])("is judged as at checkout: %s", async (code, email) => {
    const { id, own } = await newOrder();
    const refused = await dashboard.refused(400, "POST", `/admin/orders/${own.id}`, { json: { email } });
    expect(refused.code).toBe(code);
    expect((await inShop(admin, id)).customerEmail).toBe(shopper.user.email);
  });

  it("is not recorded when it stays the same", async () => {
    const { id, own } = await newOrder();
    expect((await change(own, { email: shopper.user.email })).status).toBe(200);
    expect(await lastChange(id)).toMatchObject({ from: null, to: "pending" });
  });

  it("is for administrators only", async () => {
    const { id, own } = await newOrder();
    const json = { email: otherEmail() };
    await new Client(commerceUrl).refused(401, "POST", `/admin/orders/${own.id}`, { json });
    expect((await inShop(admin, id)).customerEmail).toBe(shopper.user.email);
  });

  it("agrees in both places after ten changes at once", async () => {
    const { id, own } = await newOrder();
    const emails = Array.from({ length: 10 }, otherEmail);
    await Promise.all(emails.map((email) => change(own, { email })));
    const { customerEmail } = await inShop(admin, id);
    expect(emails).toContain(customerEmail);
    expect((await inMedusa(dashboard, id)).email).toBe(customerEmail);
    const history = exactly(orderHistory, (await admin.get(`/api/orders/${id}/history`)).body);
    for (const [place, { changed }] of history.slice(1).entries()) {
      expect(changed[0]?.from).toBe(place === 0 ? shopper.user.email : history[place]?.changed[0]?.to);
    }
  });
});
