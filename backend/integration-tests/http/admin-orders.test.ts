import { randomInt, randomUUID } from "node:crypto";
import type { User } from "@zakh/accounts/contract";
import type { Product } from "@zakh/catalog/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { type AdminPlacedOrder, adminPlacedOrder, type Customer, customer, orderMessage } from "@zakh/orders/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, checkoutForm, commerceUrl, fromElsewhere, registeredShopper, signedInAdmin } from "./client";
import { mailsTo, readMails } from "./mailbox";
import { exactly, inMedusa, inShop, plainProduct, SHIPPING_FEE, Shopper, signedInDashboard } from "./orders-client";
import { newOwner } from "./store-fixtures";
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

/** Somebody who calls the shop; the phone is nobody else's. */
function newCaller(email?: string) {
  const digits = () => String(randomInt(1000, 10_000));
  return { name: "Залгасан Дорж", phone: `010-${digits()}-${digits()}`, ...(email && { email }) };
}

type Caller = ReturnType<typeof newCaller>;

/** What the admin enters of an order: no depositor and no email. */
async function form(caller: Pick<Caller, "name" | "phone">) {
  const { customerEmail: _, transferAccountHolder: __, ...fields } = await checkoutForm({} as User);
  return { ...fields, customerName: caller.name, customerPhone: caller.phone };
}

async function bodyFor(caller: Caller, more: Record<string, unknown> = {}) {
  return {
    customer: caller,
    orderData: await form(caller),
    cartItems: [{ productId: beef.id, quantity: 1 }],
    ...more,
  };
}

async function place(body: object, key?: string): Promise<AdminPlacedOrder> {
  const headers = key === undefined ? undefined : { "Idempotency-Key": key };
  const answer = await admin.post("/api/admin/orders", body, headers);
  expect(answer).toMatchObject({ status: 201 });
  return exactly(adminPlacedOrder, answer.body);
}

async function refused(status: number, body: object) {
  return admin.refused(status, "POST", "/api/admin/orders", { json: body });
}

async function findCustomers(search: string): Promise<Customer[]> {
  const { body } = await admin.get<unknown[]>(`/api/admin/customers?search=${encodeURIComponent(search)}`);
  return body.map((row) => exactly(customer, row));
}

function keyOf({ link }: AdminPlacedOrder): string {
  return new URL(link).searchParams.get("key") ?? "";
}

function lookUp(id: number, query: string) {
  return new Client(commerceUrl).get(`/api/orders/${id}${query}`, fromElsewhere());
}

describe("an order for somebody who calls", () => {
  it("is placed for a new customer with name and phone only, at the shop's price, code and deadline", async () => {
    const caller = newCaller();
    const placed = await place(await bodyFor(caller));
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
    const [found] = await findCustomers(caller.phone);
    expect(found).toMatchObject({ id: placed.userId, name: caller.name, phone: caller.phone, email: "" });
    expect(found?.username).toMatch(/^by-phone-[\da-f]{10}$/);
  });

  it("says in its history which admin placed it", async () => {
    const { id, userId } = await place(await bodyFor(newCaller()));
    const { body: me } = await admin.get<User[]>("/api/admin/users?search=admin@");
    const { body: history } = await admin.get(`/api/orders/${id}/history`);
    expect(history).toMatchObject([{ from: null, to: "pending", changedBy: me.find(({ isAdmin }) => isAdmin)?.name }]);
    expect((await inShop(admin, id)).userId).toBe(userId);
  });

  it("is placed for an existing customer, who gets the usual mail and sees it among the own orders", async () => {
    const { user, client } = await registeredShopper();
    const body = { userId: user.id, orderData: await form(user), cartItems: [{ productId: beef.id, quantity: 2 }] };
    const placed = await place(body);
    expect(placed.userId).toBe(user.id);
    const [mail] = await mailsTo(user.email, 1);
    expect(mail).toMatchObject({ language: "mn" });
    expect(mail?.text).toContain(placed.transferCode);
    expect((await client.get<{ id: number }[]>("/api/user/orders")).body.map(({ id }) => id)).toEqual([placed.id]);
    // A person is found however the phone is typed, with what the last order was sent to.
    expect((await findCustomers(user.email))[0]?.lastOrder).toMatchObject({
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
    await place({ userId: user.id, orderData: await form(user), cartItems: [{ productId: beef.id, quantity: 1 }] });
    const mails = await mailsTo(user.email, 2);
    expect(mails.map(({ language }) => language)).toEqual(["ru", "ru"]);
  });

  it("is one order, and one customer, however often the same key is sent, also at once", async () => {
    const caller = newCaller(`caller-${randomUUID()}@example.com`);
    const body = await bodyFor(caller);
    const key = randomUUID();
    const first = await Promise.all([place(body, key), place(body, key), place(body, key)]);
    const again = await place(body, key);
    for (const answer of first) expect(answer).toEqual(again);
    expect(await findCustomers(caller.phone)).toHaveLength(1);
    const other = await admin.post("/api/admin/orders", { ...body, customer: newCaller() }, { "Idempotency-Key": key });
    expect(other).toMatchObject({ status: 422, body: { code: "idempotency_key_reused" } });
  });

  it("uses none of the customer's credit", async () => {
    const { user } = await registeredShopper();
    await admin.post(`/api/admin/users/${user.id}/credit`, { amount: 5000, reason: "Бэлэг" });
    const orderData = { ...(await form(user)), useCredit: 5000 };
    const placed = await place({ userId: user.id, orderData, cartItems: [{ productId: beef.id, quantity: 1 }] });
    expect(placed.creditUsed).toBe(0);
  });
});

describe("an order for somebody who calls is refused", () => {
  it("to everybody but an admin", async () => {
    const body = await bodyFor(newCaller());
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
    const { customer: caller, ...rest } = await bodyFor(newCaller());
    const fields = { userId: expect.objectContaining({ code: "customer_required" }) };
    expect(await refused(400, rest)).toMatchObject({ fields });
    expect(await refused(400, { ...rest, customer: caller, userId: user.id })).toMatchObject({ fields });
    expect((await refused(404, { ...rest, userId: 2_000_000_000 })).code).toBe("not_found");
  });

  it("with each wrong field of customer and order named", async () => {
    const caller = { name: "Д", phone: "02-123-4567", email: "none" };
    const body = await bodyFor(newCaller());
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
    const body = await bodyFor(caller, more);
    const wrong = await refused(status, { ...body, orderData: { ...body.orderData, ...orderData } });
    expect(wrong.code).toBe(code);
    expect(await findCustomers(caller.phone)).toEqual([]);
  });

  it("for more than is in stock and for less than the minimum, and leaves no customer", async () => {
    const scarce = await products.add({ trackStock: true, stock: 1 });
    const caller = newCaller();
    const order = (quantity: number) => bodyFor(caller, { cartItems: [{ productId: scarce.id, quantity }] });
    expect(await refused(409, await order(3))).toMatchObject({ code: "stock_short", left: 1 });
    expect((await refused(400, await order(0.5))).code).toBe("quantity_below_minimum");
    expect(await findCustomers(caller.phone)).toEqual([]);
  });

  it("for a hidden product", async () => {
    const hidden = await products.add();
    await admin.delete(`/api/products/${hidden.id}`);
    const body = await bodyFor(newCaller(), { cartItems: [{ productId: hidden.id, quantity: 1 }] });
    expect((await refused(409, body)).code).toBe("product_unavailable");
  });

  it("for the second of two at once with the same new email, and makes one customer", async () => {
    const email = `both-${Date.now()}@example.com`;
    const bodies = [await bodyFor(newCaller(email)), await bodyFor(newCaller(email))];
    const answers = await Promise.all(bodies.map((body) => admin.post("/api/admin/orders", body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: "email_taken" });
  });

  it("for a new customer with an email that an account has, and names that account", async () => {
    const { user } = await registeredShopper();
    const wrong = await refused(409, await bodyFor(newCaller(user.email.toUpperCase())));
    expect(wrong).toMatchObject({ code: "email_taken", user: { id: user.id, name: user.name } });
    expect(wrong.fields).toMatchObject({ "customer.email": { code: "email_taken" } });
  });
});

describe("the message to the customer", () => {
  it("says where to pay how much with which code until when, and has the link", async () => {
    const placed = await place(await bodyFor(newCaller()));
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
    const placed = await place(await bodyFor(newCaller()));
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

describe("a customer without an email", () => {
  it("gets no mail, neither now nor when the order changes, and nobody is asked to remind by one", async () => {
    const { id } = await place(await bodyFor(newCaller()));
    expect((await admin.refused(409, "POST", `/api/admin/orders/${id}/reminder`)).code).toBe("order_without_email");
    for (const status of ["processing", "cancelled"]) {
      expect((await admin.patch(`/api/orders/${id}/status`, { status })).status).toBe(200);
    }
    const asked = await admin.refused(409, "POST", `/api/admin/orders/${id}/refund-account-request`);
    expect(asked.code).toBe("order_without_email");
    const { rows } = await shopPool().query("SELECT key FROM outgoing_mail WHERE recipient = ''");
    expect(rows).toEqual([]);
    expect(readMails().filter(({ to }) => to === "")).toEqual([]);
  });

  it("opens the order by its link, and nobody opens it by an empty or a wrong email or key", async () => {
    const placed = await place(await bodyFor(newCaller()));
    const key = keyOf(placed);
    expect(new URL(placed.link).pathname).toBe("/order-confirmation");
    expect(key).toMatch(/^[\w-]{22}$/);
    const opened = await lookUp(placed.id, `?key=${key}`);
    expect(opened).toMatchObject({ status: 200, body: { id: placed.id, refundAccount: null } });
    const other = keyOf(await place(await bodyFor(newCaller())));
    for (const query of [
      "",
      "?email=",
      "?email=%20",
      "?key=",
      `?key=${other}`,
      `?key=${key}x`,
      `?email=&key=${key.slice(1)}`,
    ]) {
      expect(await lookUp(placed.id, query), query).toMatchObject({ status: 404, body: { code: "order_not_found" } });
    }
    expect((await lookUp(placed.id, `?key=${"x".repeat(65)}`)).status).toBe(400);
  });

  it("has an order that no key opens when the customer placed it", async () => {
    const shopper = await Shopper.register();
    const { id } = await shopper.place([{ productId: beef.id, quantity: 1 }]);
    for (const key of ["", "null", "undefined"]) expect((await lookUp(id, `?key=${key}`)).status).toBe(404);
  });

  it("has a key that cannot be guessed", async () => {
    const { id } = await place(await bodyFor(newCaller()));
    const here = fromElsewhere();
    const statuses: number[] = [];
    for (let time = 0; time < 32; time += 1) {
      const wrong = `?key=${randomUUID().slice(0, 22)}`;
      statuses.push((await new Client(commerceUrl).get(`/api/orders/${id}${wrong}`, here)).status);
    }
    expect(statuses).toEqual([...Array<number>(30).fill(404), 429, 429]);
  });

  it("cannot sign in and cannot become an admin", async () => {
    const { userId } = await place(await bodyFor(newCaller()));
    const wrong = await admin.refused(409, "PATCH", `/api/admin/users/${userId}`, { json: { isAdmin: true } });
    expect(wrong.code).toBe("admin_needs_email");
    const { body } = await admin.get<User[]>("/api/admin/users?search=by-phone-");
    const username = body.find(({ id }) => id === userId)?.username ?? "";
    for (const password of ["", "undefined", username]) {
      const { status } = await new Client().post("/api/login", { username, password: password || "нууц-үг" });
      expect(status).toBe(401);
    }
  });
});

describe("a customer who was made with an email", () => {
  it("gets the mail and takes the account over by a new password", async () => {
    const email = `caller-${randomUUID()}@example.com`;
    const placed = await place(await bodyFor(newCaller(email)));
    const [mail] = await mailsTo(email, 1);
    expect(mail?.text).toContain(placed.transferCode);
    await new Client().post("/api/password-reset", { email });
    const texts = (await mailsTo(email, 2)).map(({ text }) => text);
    const token = texts.map((text) => /token=([\w-]+)/.exec(text)?.[1]).find(Boolean);
    const password = "шинэ-нууц-үг";
    expect((await new Client().post("/api/password-reset/confirm", { token, password })).status).toBe(204);
    const client = new Client();
    expect((await client.post("/api/login", { username: email, password })).status).toBe(200);
    expect((await client.get<{ id: number }[]>("/api/user/orders")).body.map(({ id }) => id)).toEqual([placed.id]);
  });
});

describe("customers to order for", () => {
  it("are found by phone however it is typed, also by that of an earlier order, and by a part of the name", async () => {
    const caller = newCaller();
    const { userId } = await place(await bodyFor(caller));
    const friend = newCaller();
    const orderData = await form({ ...friend, name: "Найз" });
    await place({ userId, orderData, cartItems: [{ productId: beef.id, quantity: 1 }] });
    const [, middle = "", last = ""] = caller.phone.split("-");
    const ways = [
      caller.phone,
      `010${middle}${last}`,
      `+82 10 ${middle} ${last}`,
      `10 ${middle}${last}`,
      `${middle}-${last}`,
    ];
    for (const way of [...ways, friend.phone, `+8210${friend.phone.slice(4).replace("-", "")}`]) {
      expect(
        (await findCustomers(way)).map(({ id }) => id),
        way,
      ).toEqual([userId]);
    }
    for (const way of ways) {
      const { body } = await admin.get<User[]>(`/api/admin/users?search=${encodeURIComponent(way)}`);
      expect(
        body.map(({ id }) => id),
        way,
      ).toEqual([userId]);
    }
    expect((await findCustomers("залгасан"))[0]).toMatchObject({ name: caller.name });
    expect((await findCustomers(caller.phone))[0]?.lastOrder).toMatchObject({
      customerName: "Найз",
      customerPhone: friend.phone,
    });
    expect(await findCustomers(`nobody ${randomUUID()}`)).toEqual([]);
  });
});
