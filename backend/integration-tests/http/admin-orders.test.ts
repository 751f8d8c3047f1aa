import { randomUUID } from "node:crypto";
import type { User } from "@zakh/accounts/contract";
import type { Product } from "@zakh/catalog/contract";
import { orderMessage } from "@zakh/checkout/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, registeredShopper, signedInAdmin } from "./client";
import { mailsTo } from "./mailbox";
import { exactly, inMedusa, inShop, plainProduct, SHIPPING_FEE, Shopper, signedInDashboard } from "./orders-client";
import { newOwner } from "./store-fixtures";
import { callerBody, callerForm, findCustomers, newCaller, placeFor } from "./test-callers";
import { changedOrder, setStatus } from "./test-orders";
import { TestProducts } from "./test-products";

let admin: Client;
let beef: Product;
let products: TestProducts;

beforeAll(async () => {
  admin = await signedInAdmin();
  products = new TestProducts(admin);
  beef = await plainProduct();
});

afterAll(() => products.clear());

async function refused(status: number, body: object) {
  return admin.refused(status, "POST", "/api/admin/orders", { json: body });
}

describe("an order for somebody who calls", () => {
  it("is placed for a new customer with name and phone only, at the shop's price, code and deadline", async () => {
    const caller = newCaller();
    const placed = await placeFor(admin, await callerBody(caller));
    expect(placed.totalAmount).toBe(String(beef.price + SHIPPING_FEE));
    const order = await inShop(admin, placed.id);
    expect(order).toMatchObject({
      userId: placed.userId,
      customerName: caller.name,
      customerEmail: "",
      transferAccountHolder: caller.name,
      transferCode: placed.transferCode,
      paymentDeadline: expect.any(String),
      status: "pending",
      due: beef.price + SHIPPING_FEE,
    });
    expect((await inMedusa(await signedInDashboard(), placed.id)).email).toBeNull();
    const [found] = await findCustomers(admin, caller.phone);
    expect(found).toMatchObject({ id: placed.userId, name: caller.name, phone: caller.phone, email: "" });
    expect(found?.username).toMatch(/^by-phone-[\da-f]{10}$/);
  });

  it("says in its history which admin placed it", async () => {
    const { id, userId } = await placeFor(admin, await callerBody(newCaller()));
    const { body: me } = await admin.get<User[]>("/api/admin/users?search=admin@");
    const { body: history } = await admin.get(`/api/orders/${id}/history`);
    expect(history).toMatchObject([{ from: null, to: "pending", changedBy: me.find(({ isAdmin }) => isAdmin)?.name }]);
    expect((await inShop(admin, id)).userId).toBe(userId);
  });

  it("is placed for an existing customer, who gets the usual mail and sees it among the own orders", async () => {
    const { user, client } = await registeredShopper();
    const body = {
      userId: user.id,
      orderData: await callerForm(user),
      cartItems: [{ productId: beef.id, quantity: 2 }],
    };
    const placed = await placeFor(admin, body);
    expect(placed.userId).toBe(user.id);
    const [mail] = await mailsTo(user.email, 1);
    expect(mail).toMatchObject({ language: "mn" });
    expect(mail?.text).toContain(placed.transferCode);
    expect((await client.get<{ id: number }[]>("/api/user/orders")).body.map(({ id }) => id)).toEqual([placed.id]);
    // A person is found however the phone is typed, with what the last order was sent to.
    expect((await findCustomers(admin, user.email))[0]?.lastOrder).toMatchObject({
      id: placed.id,
      customerAddress: body.orderData.customerAddress,
      transferAccountHolder: user.name,
    });
  });

  it("is in the language of the customer's last order", async () => {
    const shopper = await Shopper.register();
    shopper.client.setCookie("preferred-language", "ru");
    await shopper.place([{ productId: beef.id, quantity: 1 }]);
    const { user } = shopper;
    await placeFor(admin, {
      userId: user.id,
      orderData: await callerForm(user),
      cartItems: [{ productId: beef.id, quantity: 1 }],
    });
    const mails = await mailsTo(user.email, 2);
    expect(mails.map(({ language }) => language)).toEqual(["ru", "ru"]);
  });

  it("is one order, and one customer, however often the same key is sent, also at once", async () => {
    const caller = newCaller(`caller-${randomUUID()}@example.com`);
    const body = await callerBody(caller);
    const key = randomUUID();
    const first = await Promise.all([
      placeFor(admin, body, key),
      placeFor(admin, body, key),
      placeFor(admin, body, key),
    ]);
    const again = await placeFor(admin, body, key);
    for (const answer of first) expect(answer).toEqual(again);
    expect(await findCustomers(admin, caller.phone)).toHaveLength(1);
    const other = await admin.post("/api/admin/orders", { ...body, customer: newCaller() }, { "Idempotency-Key": key });
    expect(other).toMatchObject({ status: 422, body: { code: "idempotency_key_reused" } });
  });

  it("uses none of the customer's credit", async () => {
    const { user } = await registeredShopper();
    await admin.post(`/api/admin/users/${user.id}/credit`, { amount: 5000, reason: "Бэлэг" });
    const orderData = { ...(await callerForm(user)), useCredit: 5000 };
    const placed = await placeFor(admin, {
      userId: user.id,
      orderData,
      cartItems: [{ productId: beef.id, quantity: 1 }],
    });
    expect(placed.creditUsed).toBe(0);
  });
});

describe("an order for somebody who calls is refused", () => {
  it("to everybody but an admin", async () => {
    const body = await callerBody(newCaller());
    const { client } = await registeredShopper();
    const [category] = (await admin.get<{ id: number }[]>("/api/service-categories")).body;
    const owner = await newOwner(category?.id ?? 0);
    const call = ["POST", "/api/admin/orders", { json: body }] as const;
    expect((await new Client().refused(401, ...call)).code).toBe("admin_required");
    expect((await client.refused(403, ...call)).code).toBe("access_denied");
    expect((await owner.client.refused(403, ...call)).code).toBe("access_denied");
    for (const [who, status] of [
      [new Client(), 401],
      [client, 403],
    ] as const) {
      await who.refused(status, "GET", "/api/admin/customers?search=010");
    }
  });

  it("without a customer, with two, and for an unknown one", async () => {
    const { user } = await registeredShopper();
    const { customer: caller, ...rest } = await callerBody(newCaller());
    const fields = { userId: expect.objectContaining({ code: "customer_required" }) };
    expect(await refused(400, rest)).toMatchObject({ fields });
    expect(await refused(400, { ...rest, customer: caller, userId: user.id })).toMatchObject({ fields });
    expect((await refused(404, { ...rest, userId: 2_000_000_000 })).code).toBe("not_found");
  });

  it("with each wrong field of customer and order named", async () => {
    const caller = { name: "Д", phone: "02-123-4567", email: "none" };
    const body = await callerBody(newCaller());
    const { fields } = await refused(400, {
      ...body,
      customer: caller,
      orderData: { ...body.orderData, customerAddress: "x", customerEmail: "none" },
    });
    expect(Object.keys(fields ?? {}).sort()).toEqual([
      "customer.email",
      "customer.name",
      "customer.phone",
      "orderData.customerAddress",
      "orderData.customerEmail",
    ]);
  });

  it.each([
    ["another total", 409, "order_total_changed", { orderData: { totalAmount: "1" } }],
    ["an unknown product", 409, "product_unavailable", { cartItems: [{ productId: 2_000_000_000, quantity: 1 }] }],
    ["no product", 400, "validation_failed", { cartItems: [] }],
  ])("for %s, and leaves no customer", async (_what, status, code, { orderData, ...more }: Record<string, object>) => {
    const caller = newCaller();
    const body = await callerBody(caller, more);
    const wrong = await refused(status, { ...body, orderData: { ...body.orderData, ...orderData } });
    expect(wrong.code).toBe(code);
    expect(await findCustomers(admin, caller.phone)).toEqual([]);
  });

  it("for more than is in stock and for less than the minimum, and leaves no customer", async () => {
    const scarce = await products.add({ trackStock: true, stock: 1 });
    const caller = newCaller();
    const order = (quantity: number) => callerBody(caller, { cartItems: [{ productId: scarce.id, quantity }] });
    expect(await refused(409, await order(3))).toMatchObject({ code: "stock_short", left: 1 });
    expect((await refused(400, await order(0.5))).code).toBe("quantity_below_minimum");
    expect(await findCustomers(admin, caller.phone)).toEqual([]);
  });

  it("for a hidden product", async () => {
    const hidden = await products.add();
    await admin.delete(`/api/products/${hidden.id}`);
    const body = await callerBody(newCaller(), { cartItems: [{ productId: hidden.id, quantity: 1 }] });
    expect((await refused(409, body)).code).toBe("product_unavailable");
  });

  it("for the second of two at once with the same new email, and makes one customer", async () => {
    const email = `both-${Date.now()}@example.com`;
    const bodies = [await callerBody(newCaller(email)), await callerBody(newCaller(email))];
    const answers = await Promise.all(bodies.map((body) => admin.post("/api/admin/orders", body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: "email_taken" });
  });

  it("for a new customer with an email that an account has, and names that account", async () => {
    const { user } = await registeredShopper();
    const wrong = await refused(409, await callerBody(newCaller(user.email.toUpperCase())));
    expect(wrong).toMatchObject({ code: "email_taken", user: { id: user.id, name: user.name } });
    expect(wrong.fields).toMatchObject({ "customer.email": { code: "email_taken" } });
  });
});

describe("the message to the customer", () => {
  it("says where to pay how much with which code until when, and has the link", async () => {
    const placed = await placeFor(admin, await callerBody(newCaller()));
    const { selectedBankAccount: account } = await inShop(admin, placed.id);
    const lines = placed.message.split("\n");
    expect(lines[0]).toMatch(/: Таны захиалгыг хүлээн авлаа$/);
    expect(placed.message).toContain(`₩${Number(placed.totalAmount).toLocaleString("en")}`);
    expect(placed.message).toContain(account?.accountNumber);
    expect(placed.message).toContain(`Дорж ${placed.transferCode}`);
    expect(placed.message).toContain("Төлөх эцсийн хугацаа");
    expect(lines.at(-1)).toBe(placed.link);
    const again = await admin.get(`/api/admin/orders/${placed.id}/message`);
    expect(exactly(orderMessage, again.body)).toEqual({ link: placed.link, message: placed.message });
  });

  it("asks for nothing once the order is paid or cancelled, and for an answer while a higher total is offered", async () => {
    const placed = await placeFor(admin, await callerBody(newCaller()));
    const messageNow = async () =>
      exactly(orderMessage, (await admin.get(`/api/admin/orders/${placed.id}/message`)).body).message;
    const order = await setStatus(admin, placed.id, "processing");
    const account = order.selectedBankAccount?.accountNumber ?? "";
    const paid = await messageNow();
    expect(paid).toContain("Төлбөр");
    for (const text of [account, placed.transferCode, "эцсийн хугацаа"]) expect(paid).not.toContain(text);
    await changedOrder(admin, order, { shippingFee: Number(order.shippingFee) + 5000 });
    const offered = await messageNow();
    expect(offered).toContain(`₩${(Number(placed.totalAmount) + 5000).toLocaleString("en")}`);
    expect(offered).not.toContain(account);
    await changedOrder(admin, order, { shippingFee: Number(order.shippingFee) + 5000, agreedByPhone: true });
    const due = await messageNow();
    for (const text of [account, "₩5,000", placed.transferCode]) expect(due).toContain(text);
    expect(due).not.toContain("эцсийн хугацаа");
    await setStatus(admin, placed.id, "cancelled");
    expect(await messageNow()).not.toContain(account);
  });

  it("exists for orders that an admin placed, and for admins", async () => {
    const shopper = await Shopper.register();
    const { id } = await shopper.place([{ productId: beef.id, quantity: 1 }]);
    for (const unknown of [id, 2_000_000_000, 0]) {
      await admin.refused(404, "GET", `/api/admin/orders/${unknown}/message`);
    }
    await shopper.client.refused(403, "GET", `/api/admin/orders/${id}/message`);
    await new Client().refused(401, "GET", `/api/admin/orders/${id}/message`);
  });
});
