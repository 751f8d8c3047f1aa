import { personalData } from "@zakh/accounts/contract";
import { beforeAll, expect, it } from "vitest";
import { deliveredOrder, madeClaim } from "./claim-fixtures";
import { Client, signedInAdmin } from "./client";
import { plainProduct, Shopper } from "./orders-client";

let admin: Client;

beforeAll(async () => {
  admin = await signedInAdmin();
});

it("a customer saves everything that the shop keeps of her as one file, and nobody else's", async () => {
  const product = await plainProduct();
  const { shopper, order } = await deliveredOrder(admin, [{ productId: product.id, quantity: 1 }]);
  await madeClaim(shopper.client, order, { text: "Муудсан үнэртэй" });
  const { headers, body } = await shopper.client.get("/api/user/data");
  expect(headers.get("content-disposition")).toBe('attachment; filename="my-data.json"');
  const { data } = personalData.parse(body);
  expect(data.account).toEqual([
    expect.objectContaining({ username: shopper.user.username, email: shopper.user.email }),
  ]);
  expect(data.orders).toEqual([expect.objectContaining({ number: order.id, address: order.customerAddress })]);
  expect(data.complaints).toEqual([expect.objectContaining({ order: order.id, text: "Муудсан үнэртэй" })]);
  expect(JSON.stringify(data)).not.toMatch(/password|token|stop_key|link_key/);

  const other = await Shopper.register();
  expect(JSON.stringify((await other.client.get("/api/user/data")).body)).not.toContain(shopper.user.username);
  await new Client().refused(401, "GET", "/api/user/data");
});

it("the owner saves it for a customer who asks, by the same file", async () => {
  const { client, user } = await Shopper.register();
  const own = personalData.parse((await client.get("/api/user/data")).body).data;
  const saved = personalData.parse((await admin.get(`/api/admin/users/${user.id}/data`)).body).data;
  expect({ ...saved, sessions: [] }).toEqual({ ...own, sessions: [] });
  await admin.refused(404, "GET", "/api/admin/users/2147483647/data");
  await client.refused(403, "GET", `/api/admin/users/${user.id}/data`);
});
