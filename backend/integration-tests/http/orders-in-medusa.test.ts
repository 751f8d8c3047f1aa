import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { type Order, type OrderStatusChange, order, orderHistory, orderList, orderNumber } from "@zakh/orders/contract";
import { FOLLOWED_WRITES, ORDER_PATHS } from "@zakh/orders/http/medusa-order-writes";
import { beforeAll, describe, expect, it } from "vitest";
import { Client, commerceUrl, productThat, signedInAdmin } from "./client";
import { mailsTo } from "./mailbox";
import { exactly, fromElsewhere, inMedusa, plainProduct, Shopper, signedInDashboard } from "./orders-client";

const ADMIN_ROUTES = fileURLToPath(new URL("../../../node_modules/@medusajs/medusa/dist/api/admin", import.meta.url));
const WRITES = ["POST", "PUT", "PATCH", "DELETE"];

/** Parts of Medusa's admin API that write, but to no order; `reservations` is looked at one by one. */
const ELSEWHERE = [
  "api-keys",
  "campaigns",
  "collections",
  "customer-groups",
  "customers",
  "fulfillment-sets",
  "index",
  "inventory-items",
  "invites",
  "layouts",
  "price-lists",
  "price-preferences",
  "product-categories",
  "product-options",
  "product-tags",
  "product-types",
  "products",
  "promotions",
  "property-labels",
  "rbac",
  "refund-reasons",
  "regions",
  "reservations",
  "return-reasons",
  "sales-channels",
  "search-indexes",
  "shipping-option-types",
  "shipping-options",
  "shipping-profiles",
  "stock-locations",
  "stores",
  "tax-rates",
  "tax-regions",
  "translations",
  "uploads",
  "users",
  "views",
];

let admin: Client;
let dashboard: Client;
let shopper: Shopper;

beforeAll(async () => {
  admin = await signedInAdmin();
  dashboard = await signedInDashboard();
  shopper = await Shopper.register();
});

/** Every write of the installed Medusa's admin API, such as `POST /admin/orders/:id/cancel`. */
function installedWrites(): string[] {
  return readdirSync(ADMIN_ROUTES, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === "route.js")
    .flatMap(({ parentPath, name }) => {
      const folders = parentPath.slice(ADMIN_ROUTES.length).split(sep).join("/");
      const path = `/admin${folders.replace(/\[(\w+)\]/g, ":$1")}`;
      const code = readFileSync(join(parentPath, name), "utf8");
      return WRITES.filter((method) => new RegExp(`exports\\.${method}\\b`).test(code)).map(
        (method) => `${method} ${path}`,
      );
    })
    .sort();
}

function rootOf(write: string): string {
  return write.split("/").slice(0, 3).join("/").replace(/^\w+ /, "");
}

async function newOrder() {
  const product = await plainProduct();
  const { id, totalAmount } = await shopper.place([{ productId: product.id, quantity: 2 }]);
  return { id, total: Number(totalAmount), own: await inMedusa(dashboard, id) };
}

async function inShop(id: number): Promise<Order> {
  return exactly(order, (await admin.get(`/api/orders/${id}`)).body);
}

async function paidOrder() {
  const { id, total } = await newOrder();
  await admin.patch(`/api/orders/${id}/status`, { status: "processing" });
  const own = await inMedusa(dashboard, id);
  return { id, total, own, payment: own.payment_collections[0]?.payments[0]?.id ?? "" };
}

describe("the installed Medusa", () => {
  it("has the writes to orders that were decided on; a new one is looked at before it is counted here", () => {
    const counts: Record<string, number> = {};
    for (const write of installedWrites()) {
      if (ORDER_PATHS.includes(rootOf(write))) counts[rootOf(write)] = (counts[rootOf(write)] ?? 0) + 1;
    }
    expect(counts).toEqual({
      "/admin/claims": 19,
      "/admin/draft-orders": 19,
      "/admin/exchanges": 16,
      "/admin/fulfillments": 3,
      "/admin/order-changes": 1,
      "/admin/order-edits": 11,
      "/admin/orders": 14,
      "/admin/payment-collections": 4,
      "/admin/payments": 2,
      "/admin/returns": 20,
      "/admin/workflows-executions": 3,
    });
    expect(installedWrites()).toEqual(expect.arrayContaining([...FOLLOWED_WRITES]));
  });

  it("writes to orders nowhere else; a new part of it is looked at before it is listed here", () => {
    const roots = new Set(installedWrites().map(rootOf));
    expect([...roots].filter((root) => !ORDER_PATHS.includes(root)).sort()).toEqual(
      ELSEWHERE.map((part) => `/admin/${part}`),
    );
  });
});

async function lastChange(id: number): Promise<OrderStatusChange> {
  const history = exactly(orderHistory, (await admin.get(`/api/orders/${id}/history`)).body);
  return history.at(-1) as OrderStatusChange;
}

describe("what the shop cannot follow", () => {
  it("is refused, whatever it is, with a sentence that names the shop's own screen", async () => {
    const { id, own, payment } = await paidOrder();
    const refused = installedWrites().filter(
      (write) => ORDER_PATHS.includes(rootOf(write)) && !FOLLOWED_WRITES.includes(write),
    );
    const before = await inShop(id);
    for (const write of refused) {
      const [method = "", path = ""] = write.split(" ");
      const named = path
        .replace("/admin/orders/:id", `/admin/orders/${own.id}`)
        .replace("/admin/payments/:id", `/admin/payments/${payment}`)
        .replace("/admin/payment-collections/:id", `/admin/payment-collections/${own.payment_collections[0]?.id}`)
        .replace(/:\w+/g, "none_1");
      const json = { order_id: own.id };
      for (const [language, screen] of [
        ["mn", "«Захиалга»"],
        ["en", "Orders"],
      ] as const) {
        const headers = { "accept-language": language };
        const { code, message } = await dashboard.refused(409, method, named, { json, headers });
        expect([code, message], write).toEqual(["order_write_refused", expect.stringContaining(screen)]);
      }
      await new Client(commerceUrl).refused(401, method, named, { json });
    }
    expect(await inShop(id)).toEqual(before);
  });

  it("is refused however its path is written", async () => {
    const { own } = await newOrder();
    for (const path of ["/admin/Orders/x/Archive", `/admin/orders/${own.id}/archive/`, "/admin/draft-orders/?a=1"]) {
      await dashboard.refused(409, "POST", path, { json: {} });
    }
  });

  it("takes nothing from reading", async () => {
    const { own } = await newOrder();
    for (const path of [
      "/admin/orders",
      `/admin/orders/${own.id}`,
      `/admin/orders/${own.id}/preview`,
      `/admin/orders/${own.id}/changes`,
      "/admin/returns",
      "/admin/payments",
      "/admin/draft-orders",
    ]) {
      expect((await dashboard.get(path)).status, path).toBe(200);
    }
  });

  it("is a part of the money, at arriving and at going back", async () => {
    const { id, payment } = await paidOrder();
    for (const [action, code] of [
      ["refund", "refund_in_part"],
      ["capture", "order_write_refused"],
    ]) {
      const refused = await dashboard.refused(409, "POST", `/admin/payments/${payment}/${action}`, {
        json: { amount: 1000 },
      });
      expect(refused.code).toBe(code);
    }
    expect((await inShop(id)).status).toBe("processing");
    expect(await inMedusa(dashboard, id)).toMatchObject({ payment_status: "captured" });
  });

  it("is more of the money than there is, by half a won too", async () => {
    const { id, total, payment } = await paidOrder();
    for (const amount of [total + 0.5, total + 1]) {
      const json = { amount };
      const refused = await dashboard.refused(409, "POST", `/admin/payments/${payment}/refund`, { json });
      expect(refused.code).toBe("refund_in_part");
    }
    expect((await inShop(id)).status).toBe("processing");
  });

  it("is the language, whatever is changed with it", async () => {
    const { id, own } = await newOrder();
    for (const json of [{ locale: "en-US" }, { locale: "en-US", email: "other@example.com" }]) {
      const { code } = await dashboard.refused(409, "POST", `/admin/orders/${own.id}`, { json });
      expect(code).toBe("order_write_refused");
    }
    expect((await inShop(id)).customerEmail).toBe(shopper.user.email);
  });
});

describe("what is reserved", () => {
  interface Reservation {
    id: string;
    line_item_id: string | null;
    inventory_item_id: string;
    location_id: string;
  }

  it("for an order is the order's, and for nothing else Medusa's", async () => {
    const product = await productThat(({ trackStock, stock }) => trackStock && stock >= 10);
    const { id } = await shopper.place([{ productId: product.id, quantity: product.minOrderQuantity }]);
    const lines = (await inMedusa(dashboard, id)).items.map((item) => (item as unknown as { id: string }).id);
    const { body } = await dashboard.get<{ reservations: Reservation[] }>(
      `/admin/reservations?line_item_id[]=${lines[0]}`,
    );
    const [own] = body.reservations;
    if (!own) throw new Error("Nothing is reserved for the order");
    const { location_id, inventory_item_id } = own;
    for (const [method, path, json] of [
      ["POST", `/admin/reservations/${own.id}`, { quantity: 0.1 }],
      ["DELETE", `/admin/reservations/${own.id}`, undefined],
      ["POST", "/admin/reservations", { line_item_id: lines[0], location_id, inventory_item_id, quantity: 1 }],
    ] as const) {
      expect((await dashboard.refused(409, method, path, { json })).code).toBe("order_write_refused");
    }

    const made = await dashboard.post<{ reservation: Reservation }>("/admin/reservations", {
      location_id,
      inventory_item_id,
      quantity: 1,
    });
    expect(made.status).toBe(200);
    expect((await dashboard.delete(`/admin/reservations/${made.body.reservation.id}`)).status).toBe(200);
  });
});

describe("the whole of the money", () => {
  it("goes back by cancelling the order, in one go", async () => {
    const { id, total, payment } = await paidOrder();
    const answer = await dashboard.post<{ payment: { refunds: { amount: number }[] } }>(
      `/admin/payments/${payment}/refund`,
      { amount: total },
    );
    expect(answer.status).toBe(200);
    expect(answer.body.payment.refunds.map(({ amount }) => amount)).toEqual([total]);
    expect((await inShop(id)).status).toBe("cancelled");
    expect(await inMedusa(dashboard, id)).toMatchObject({ status: "canceled", payment_status: "refunded" });
    const { body: history } = await admin.get<OrderStatusChange[]>(`/api/orders/${id}/history`);
    expect(history.slice(-2)).toMatchObject([
      { from: "processing", to: "cancelled", money: [{ kind: "to_return", amount: total }] },
      { to: "cancelled", moneyMoved: -total, changedBy: expect.any(String) },
    ]);
    expect((await dashboard.post(`/admin/payments/${payment}/refund`, {})).status).toBe(400);
  });

  it("goes back after the cancelling too", async () => {
    const { id, payment } = await paidOrder();
    await admin.patch(`/api/orders/${id}/status`, { status: "cancelled" });
    expect(await inMedusa(dashboard, id)).toMatchObject({ status: "canceled", payment_status: "captured" });
    expect((await dashboard.post(`/admin/payments/${payment}/refund`, {})).status).toBe(200);
    expect(await inShop(id)).toMatchObject({ status: "cancelled", received: 0, toReturn: 0 });
    expect(await inMedusa(dashboard, id)).toMatchObject({ status: "canceled", payment_status: "refunded" });
  });
});

describe("an address that is changed", () => {
  const address = {
    first_name: "Болд",
    last_name: "Дорж",
    address_1: "서울 강남구 역삼동 1-2",
    address_2: "3-р давхар",
    city: "Сөүл",
    postal_code: "06236",
    phone: "+82 10 9988 7766",
  };

  it("arrives wherever the shop shows it, and stays on record", async () => {
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
    expect(await inShop(id)).toMatchObject(shown);
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

  it("keeps what is not named of it", async () => {
    const { id, own } = await newOrder();
    const { customerName, customerPhone } = await inShop(id);
    const answer = await dashboard.post(`/admin/orders/${own.id}`, {
      shipping_address: { address_1: "부산 해운대구 1" },
    });
    expect(answer.status).toBe(200);
    expect(await inShop(id)).toMatchObject({ customerName, customerPhone, customerAddress: "부산 해운대구 1" });
  });

  it.each([
    ["phone_invalid", { phone: "12345" }],
    ["address_too_short", { address_1: "", address_2: "", city: "", postal_code: "" }],
    ["customer_name_too_short", { first_name: "", last_name: "" }],
    ["value_invalid", { country_code: "mn" }],
  ])("is judged as at checkout: %s", async (code, changed) => {
    const { id, own } = await newOrder();
    const before = await inShop(id);
    const refused = await dashboard.refused(400, "POST", `/admin/orders/${own.id}`, {
      json: { shipping_address: { ...address, ...changed } },
    });
    expect(refused.code).toBe(code);
    expect(await inShop(id)).toEqual(before);
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
    expect((await inShop(id)).customerAddress).toBe(body.order.shipping_address.address_1);
  });

  it("may be the one of the invoice, which the shop does not show", async () => {
    const { id, own } = await newOrder();
    const before = await inShop(id);
    const answer = await dashboard.post(`/admin/orders/${own.id}`, { billing_address: { address_1: "서울 중구 9" } });
    expect(answer.status).toBe(200);
    expect(await inShop(id)).toEqual(before);
  });
});

describe("the notes of an order", () => {
  it("are Medusa's alone: whatever is written there, the shop's order, its list and its file stay as they are", async () => {
    const { id, own } = await newOrder();
    const told = async () => [
      await inShop(id),
      (await admin.get(`/api/admin/orders/export?search=${orderNumber(id)}`)).body,
      (await admin.get(`/api/orders/${id}/history`)).body,
    ];
    const before = await told();
    for (const metadata of [{ depositor: "Хэн нэгэн", status: "completed", total: 1 }, { depositor: null }, null]) {
      expect((await dashboard.post(`/admin/orders/${own.id}`, { metadata })).status).toBe(200);
      expect(await told()).toEqual(before);
    }
  });
});

describe("an email that is changed", () => {
  function otherEmail(): string {
    return `changed-${randomUUID()}@example.com`;
  }

  function change(own: { id: string }, json: Record<string, unknown>) {
    return dashboard.post<{ order: { email: string } }>(`/admin/orders/${own.id}?fields=id,email`, json);
  }

  it("is the one to look the order up by, and the old one no more", async () => {
    const { id, own } = await newOrder();
    const email = otherEmail();
    const { status, body } = await change(own, { email: ` ${email} ` });
    expect([status, body.order]).toMatchObject([200, { email }]);
    expect((await inShop(id)).customerEmail).toBe(email);
    const lookUp = (by: string) => new Client().get(`/api/orders/${id}?email=${by}`, fromElsewhere());
    expect((await lookUp(email.toUpperCase())).status).toBe(200);
    expect((await lookUp(shopper.user.email)).status).toBe(404);
    // Whoever placed it still sees it, signed in.
    expect((await shopper.client.get(`/api/orders/${id}`)).status).toBe(200);
    const { body: found } = await admin.get(`/api/orders?limit=5&offset=0&search=${email}`);
    expect(exactly(orderList, found).map((entry) => entry.id)).toEqual([id]);
  });

  it("gets the mails from then on", async () => {
    const { id, own } = await newOrder();
    const email = otherEmail();
    await change(own, { email });
    await admin.patch(`/api/orders/${id}/status`, { status: "processing" });
    const [mail] = await mailsTo(email, 1);
    expect(mail?.text).toContain(orderNumber(id));
  });

  it("stays on record in both places: who changed it, from what to what", async () => {
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
    const told = body.order_changes.flatMap(({ actions }) => actions.map(({ details }) => details));
    expect(told.map(({ type, old }) => [type, old]).sort()).toEqual(
      [
        ["email", first],
        ["email", shopper.user.email],
      ].sort(),
    );
  });

  it("is changed with the address whole or not at all", async () => {
    const { id, own } = await newOrder();
    const before = await inShop(id);
    const both = {
      email: otherEmail(),
      shipping_address: { address_1: "서울 마포구 5", phone: "12345" },
      metadata: { a: 1 },
    };
    expect((await change(own, both)).status).toBe(400);
    expect(await inShop(id)).toEqual(before);
    expect((await inMedusa(dashboard, id)).email).toBe(before.customerEmail);
    both.shipping_address.phone = "010-2222-3333";
    expect((await change(own, both)).status).toBe(200);
    expect(await inShop(id)).toMatchObject({ customerEmail: both.email, customerAddress: "서울 마포구 5" });
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
    expect((await inShop(id)).customerEmail).toBe(shopper.user.email);
  });

  it("is nothing new when it is the same", async () => {
    const { id, own } = await newOrder();
    expect((await change(own, { email: shopper.user.email })).status).toBe(200);
    expect(await lastChange(id)).toMatchObject({ from: null, to: "pending" });
  });

  it("is the administrators' alone", async () => {
    const { id, own } = await newOrder();
    const json = { email: otherEmail() };
    await new Client(commerceUrl).refused(401, "POST", `/admin/orders/${own.id}`, { json });
    expect((await inShop(id)).customerEmail).toBe(shopper.user.email);
  });

  it("agrees in both places after ten changes at once", async () => {
    const { id, own } = await newOrder();
    const emails = Array.from({ length: 10 }, otherEmail);
    await Promise.all(emails.map((email) => change(own, { email })));
    const { customerEmail } = await inShop(id);
    expect(emails).toContain(customerEmail);
    expect((await inMedusa(dashboard, id)).email).toBe(customerEmail);
    const history = exactly(orderHistory, (await admin.get(`/api/orders/${id}/history`)).body);
    for (const [place, { changed }] of history.slice(1).entries()) {
      expect(changed[0]?.from).toBe(place === 0 ? shopper.user.email : history[place]?.changed[0]?.to);
    }
  });
});
