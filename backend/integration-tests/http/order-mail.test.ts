import type { Order } from "@zakh/orders/contract";
import { ORDER_LINK_DAYS, orderLinkKey } from "@zakh/orders/mails/order-link";
import { expect, it } from "vitest";
import { Client, signedInAdmin } from "./client";
import { mailsTo } from "./mailbox";
import { plainProduct, Shopper } from "./orders-client";

const DAY_MS = 24 * 60 * 60 * 1000;

it("mails about an order are in the order's language, and link to its page", async () => {
  const shopper = await Shopper.register();
  const product = await plainProduct();
  shopper.client.setCookie("preferred-language", "ru");
  const { id } = await shopper.place([{ productId: product.id, quantity: 1 }]);
  const admin = await signedInAdmin();
  admin.setCookie("preferred-language", "en");
  expect((await admin.patch(`/api/orders/${id}/status`, { status: "processing" })).status).toBe(200);

  const mails = await mailsTo(shopper.user.email, 2);
  expect(mails.map(({ language }) => language)).toEqual(["ru", "ru"]);
  expect(mails[0]?.text).toContain(product.nameRu);
  for (const { text } of mails) {
    const link = /https?:\/\/\S+\/order-confirmation\?\S+/.exec(text)?.[0] ?? "";
    const { pathname, search, searchParams } = new URL(link);
    expect(searchParams.get("id")).toBe(String(id));
    expect(link).not.toContain("email");
    const visitor = new Client();
    expect((await visitor.get<string>(`${pathname}${search}`)).status).toBe(200);
    const key = encodeURIComponent(searchParams.get("key") ?? "");
    const order = await visitor.get<Order>(`/api/orders/${id}?key=${key}`);
    expect([order.status, order.body.id, order.body.refundAccount]).toEqual([200, id, null]);
    await visitor.refused(404, "GET", `/api/orders/${id - 1}?key=${key}`);
    await visitor.refused(401, "GET", `/api/orders/${id}/history?key=${key}`);
    await visitor.refused(401, "POST", `/api/orders/${id}/cancel?key=${key}`);
  }
});

it("a mail's link opens its order for thirty days; then it says so, and nothing else", async () => {
  const shopper = await Shopper.register();
  const { id } = await shopper.place([{ productId: (await plainProduct()).id, quantity: 1 }]);
  const old = orderLinkKey({ number: id, email: shopper.user.email }, Date.now() - (ORDER_LINK_DAYS + 1) * DAY_MS);
  const visitor = new Client();
  for (const [method, path] of [
    ["GET", `/api/orders/${id}`],
    ["POST", `/api/orders/${id}/transferred`],
  ] as const) {
    expect((await visitor.refused(410, method, `${path}?key=${old}`)).code).toBe("order_link_expired");
  }
  await visitor.refused(404, "GET", `/api/orders/${id}?key=${old.replace(".", ".x")}`);
  expect((await shopper.client.get(`/api/orders/${id}?key=${old}`)).status).toBe(200);
});
