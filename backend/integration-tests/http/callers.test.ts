import { randomUUID } from "node:crypto";
import type { User } from "@zakh/accounts/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { beforeAll, describe, expect, it } from "vitest";
import { Client, commerceUrl, fromElsewhere, signedInAdmin } from "./client";
import { mailsTo, readMails } from "./mailbox";
import { plainProduct, Shopper } from "./orders-client";
import { callerBody, callerForm, findCustomers, keyOf, lookUp, newCaller, placeFor } from "./test-callers";

let admin: Client;

beforeAll(async () => {
  admin = await signedInAdmin();
});

describe("a customer without an email", () => {
  it("gets no mail, neither now nor when the order changes, and nobody is asked to remind by one", async () => {
    const { id } = await placeFor(admin, await callerBody(newCaller()));
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
    const placed = await placeFor(admin, await callerBody(newCaller()));
    const key = keyOf(placed);
    expect(new URL(placed.link).pathname).toBe("/order-confirmation");
    expect(key).toMatch(/^[\w-]{22}$/);
    const opened = await lookUp(placed.id, `?key=${key}`);
    expect(opened).toMatchObject({ status: 200, body: { id: placed.id, refundAccount: null } });
    const other = keyOf(await placeFor(admin, await callerBody(newCaller())));
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
    const { id } = await shopper.place([{ productId: (await plainProduct()).id, quantity: 1 }]);
    for (const key of ["", "null", "undefined"]) expect((await lookUp(id, `?key=${key}`)).status).toBe(404);
  });

  it("has a key that cannot be guessed", async () => {
    const { id } = await placeFor(admin, await callerBody(newCaller()));
    const here = fromElsewhere();
    const statuses: number[] = [];
    for (let time = 0; time < 32; time += 1) {
      const wrong = `?key=${randomUUID().slice(0, 22)}`;
      statuses.push((await new Client(commerceUrl).get(`/api/orders/${id}${wrong}`, here)).status);
    }
    expect(statuses).toEqual([...Array<number>(30).fill(404), 429, 429]);
  });

  it("cannot sign in and cannot become an admin", async () => {
    const { userId } = await placeFor(admin, await callerBody(newCaller()));
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
    const placed = await placeFor(admin, await callerBody(newCaller(email)));
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
    const { userId } = await placeFor(admin, await callerBody(caller));
    const friend = newCaller();
    const orderData = await callerForm({ ...friend, name: "Найз" });
    await placeFor(admin, { userId, orderData, cartItems: [{ productId: (await plainProduct()).id, quantity: 1 }] });
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
        (await findCustomers(admin, way)).map(({ id }) => id),
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
    expect((await findCustomers(admin, "залгасан"))[0]).toMatchObject({ name: caller.name });
    expect((await findCustomers(admin, caller.phone))[0]?.lastOrder).toMatchObject({
      customerName: "Найз",
      customerPhone: friend.phone,
    });
    expect(await findCustomers(admin, `nobody ${randomUUID()}`)).toEqual([]);
  });
});
