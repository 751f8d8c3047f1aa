import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Product } from "@zakh/catalog/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { Order } from "@zakh/orders/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { PASSWORD } from "./client";
import { ADDRESS, cartWith, completed, foreignClient, readyCart } from "./medusa-client";
import { plainProduct, Shopper } from "./orders-client";

let beef: Product;

const newEmail = () => `foreign-${randomUUID().slice(0, 8)}@example.com`;

beforeAll(async () => {
  beef = await plainProduct();
});

describe("a storefront that knows Medusa only", () => {
  it("registers a customer who signs in to the shop, and signs in the shop's own", async () => {
    const client = await foreignClient();
    const { sdk } = client;
    const email = newEmail();
    await sdk.auth.register("customer", "emailpass", { email, password: PASSWORD });
    const { raw } = client;
    expect((await raw.refused(401, "POST", "/api/login", { json: { username: email, password: PASSWORD } })).code).toBe(
      "credentials_wrong",
    );
    const { customer } = await sdk.store.customer.create({
      email,
      first_name: "Дорж",
      last_name: "Бат",
      phone: "010-1234-5678",
    });
    await sdk.auth.login("customer", "emailpass", { email, password: PASSWORD });
    expect((await sdk.store.customer.retrieve()).customer).toMatchObject({ id: customer.id, first_name: "Дорж Бат" });

    const cart = await readyCart(client, [[beef, 1.5]], email);
    const order = await completed(client, cart.id);
    expect((await sdk.store.order.list()).orders.map(({ id }) => id)).toEqual([order.id]);
    expect((await raw.post("/api/login", { username: email, password: PASSWORD })).status).toBe(200);
    const { body: own } = await raw.get<Order[]>("/api/user/orders");
    expect(own.map(({ id }) => id)).toEqual([order.display_id]);

    const twice = await raw.refused(409, "POST", "/auth/customer/emailpass/register", {
      json: { email, password: PASSWORD },
    });
    expect(twice.code).toBe("email_taken");
    await raw.post("/api/user/sessions/end", {});
    await expect(sdk.store.customer.retrieve()).rejects.toMatchObject({ status: 401 });
    await expect(sdk.auth.refresh()).rejects.toMatchObject({ status: 401 });
    await sdk.auth.login("customer", "emailpass", { email, password: PASSWORD });
    await sdk.auth.refresh();
    expect((await sdk.store.customer.retrieve()).customer.id).toBe(customer.id);

    const shopper = await Shopper.register();
    await sdk.auth.login("customer", "emailpass", { email: shopper.user.email, password: PASSWORD });
    expect((await sdk.store.customer.retrieve()).customer.email).toBe(shopper.user.email);
    const { id } = await cartWith(client, [[beef, 1]]);
    expect((await sdk.store.cart.retrieve(id)).cart.email).toBe(shopper.user.email);
    const { id: guests } = await cartWith(await foreignClient(), [[beef, 1]]);
    expect((await sdk.store.cart.transferCart(guests)).cart.email).toBe(shopper.user.email);
    expect((await raw.refused(404, "GET", `/store/carts/${guests}`)).code).toBe("cart_not_found");
    await sdk.store.customer.update({ first_name: "Сүх", last_name: "Болд" });
    expect((await shopper.client.get<{ name: string }>("/api/user")).body.name).toBe("Сүх Болд");
  });

  it("cannot set the password of an account that is made at the same instant", async () => {
    const client = await foreignClient();
    const { raw } = client;
    const opens = async (username: string, password: string) =>
      (await raw.post("/api/login", { username, password })).status === 200;
    for (let delay = 0; delay < 36; delay += 3) {
      const email = newEmail();
      const { sdk } = await foreignClient();
      await sdk.auth.register("customer", "emailpass", { email, password: PASSWORD });
      const stranger = async () => {
        await pause(delay);
        await raw.post("/auth/customer/emailpass/register", { email, password: "someone-elses-1" });
      };
      const owner = sdk.store.customer.create({ email, first_name: "Дорж", phone: "010-1234-5678" });
      const [made] = await Promise.allSettled([owner, stranger()]);
      expect([await opens(email, PASSWORD), await opens(email, "someone-elses-1")]).toEqual([
        made.status === "fulfilled",
        false,
      ]);
    }
  });

  it("cannot keep an email by an account that it never finished", async () => {
    const [first, second] = [await foreignClient(), await foreignClient()];
    const email = newEmail();
    const json = { email, password: "someone-elses-1" };
    const { body } = await first.raw.post<{ token: string }>("/auth/customer/emailpass/register", json);
    await second.sdk.auth.register("customer", "emailpass", { email, password: PASSWORD });
    const late = {
      json: { email, first_name: "Хулгайч", phone: "010-1234-5678" },
      headers: { authorization: `Bearer ${body.token}` },
    };
    expect((await first.raw.refused(401, "POST", "/store/customers", late)).code).toBe("login_required");
    await second.sdk.store.customer.create({ email, first_name: "Дорж", phone: "010-1234-5678" });
    const short = { json: { email: newEmail(), password: "123" } };
    expect((await first.raw.refused(400, "POST", "/auth/customer/emailpass/register", short)).fields).toMatchObject({
      password: { code: "password_too_short" },
    });
  });
});

it("shows a stranger neither the cart nor the order of a customer, and to nobody a saved cart", async () => {
  const [client, stranger] = [await foreignClient(), await foreignClient()];
  const shopper = await Shopper.register();
  await client.sdk.auth.login("customer", "emailpass", { email: shopper.user.email, password: PASSWORD });
  const cart = await readyCart(client, [[beef, 1]], shopper.user.email);
  const { id: ready } = await readyCart(client, [[beef, 1]], shopper.user.email);
  const order = await completed(client, cart.id);
  await shopper.client.put("/api/cart", { items: [{ productId: beef.id, quantity: 1 }] });
  const { rows } = await shopPool().query(
    "SELECT id FROM cart WHERE id LIKE 'cart\\_kept\\_%' ORDER BY created_at DESC LIMIT 1",
  );
  const saved = String(rows[0]?.id);

  const other = await Shopper.register();
  await stranger.sdk.auth.login("customer", "emailpass", { email: other.user.email, password: PASSWORD });
  for (const id of [ready, cart.id, saved]) {
    await expect(stranger.sdk.store.cart.retrieve(id), id).rejects.toMatchObject({ status: 404 });
    await expect(stranger.sdk.store.cart.update(id, { email: newEmail() }), id).rejects.toMatchObject({ status: 404 });
    await expect(stranger.sdk.store.cart.complete(id), id).rejects.toMatchObject({ status: 404 });
    await expect(stranger.sdk.store.cart.transferCart(id), id).rejects.toMatchObject({ status: 404 });
    await expect(stranger.sdk.store.fulfillment.listCartOptions({ cart_id: id }), id).rejects.toMatchObject({
      status: 404,
    });
    const collection = stranger.raw.refused(404, "POST", "/store/payment-collections", { json: { cart_id: id } });
    expect((await collection).code, id).toBe("cart_not_found");
  }
  await expect(client.sdk.store.cart.retrieve(saved)).rejects.toMatchObject({ status: 404 });
  await expect(stranger.sdk.store.order.retrieve(order.id)).rejects.toMatchObject({ status: 404 });
  expect((await stranger.sdk.store.order.list()).count).toBe(0);
  const { customer } = await client.sdk.store.customer.createAddress(ADDRESS);
  const address = `/store/customers/me/addresses/${customer.addresses[0]?.id}`;
  await expect(stranger.sdk.client.fetch(address)).rejects.toMatchObject({ status: 404 });
});
