import { type BoughtProduct, boughtProduct, FAVORITES_MAX, type Favorite, favorite } from "@zakh/favorites/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, PASSWORD, registeredShopper, signedInAdmin } from "./client";
import { exactly, Shopper } from "./orders-client";
import { TestProducts } from "./test-products";

let admin: Client;
let testProducts: TestProducts;

beforeAll(async () => {
  admin = await signedInAdmin();
  testProducts = new TestProducts(admin);
});
afterAll(() => testProducts.clear());

const PATH = "/api/user/favorites";

async function favoritesOf(client: Client): Promise<number[]> {
  const { body } = await client.get<Favorite[]>(PATH);
  return exactly(favorite.array(), body).map(({ productId }) => productId);
}

const mark = async (client: Client, id: number) =>
  expect((await client.put(`${PATH}/${id}`, undefined)).status).toBe(204);

async function boughtBy(client: Client, query = ""): Promise<BoughtProduct[]> {
  return exactly(boughtProduct.array(), (await client.get<BoughtProduct[]>(`/api/user/bought-products${query}`)).body);
}

describe("favourites", () => {
  it("are the account's own, the newest first, and twice is once", async () => {
    const [one, other] = [await testProducts.add(), await testProducts.add()];
    const [mine, theirs] = [await registeredShopper(), await registeredShopper()];
    await mark(mine.client, one.id);
    await mark(mine.client, other.id);
    await Promise.all([mark(mine.client, one.id), mark(mine.client, one.id)]);
    expect(await favoritesOf(mine.client)).toEqual([other.id, one.id]);
    expect(await favoritesOf(theirs.client)).toEqual([]);
    expect((await theirs.client.delete(`${PATH}/${one.id}`)).status).toBe(204);
    for (const _ of [1, 2]) expect((await mine.client.delete(`${PATH}/${other.id}`)).status).toBe(204);
    expect(await favoritesOf(mine.client)).toEqual([one.id]);
  });

  it("vanish with a hidden product and come back with it", async () => {
    const [{ client }, product] = [await registeredShopper(), await testProducts.add({ origin: "Монгол" })];
    await mark(client, product.id);
    await testProducts.change(product.id, { isHidden: true });
    expect(await favoritesOf(client)).toEqual([]);
    expect((await client.refused(404, "PUT", `${PATH}/${product.id}`)).code).toBe("product_not_found");
    await testProducts.change(product.id, { isHidden: false });
    expect(await favoritesOf(client)).toEqual([product.id]);
  });

  it("are refused to strangers, for what is no product, and beyond 500", async () => {
    const [{ client, user }, product] = [await registeredShopper(), await testProducts.add()];
    for (const [method, path] of [
      ["GET", PATH],
      ["PUT", `${PATH}/1`],
      ["DELETE", `${PATH}/1`],
    ] as const)
      expect((await new Client().refused(401, method, path)).code).toBe("login_required");
    expect((await client.refused(404, "PUT", `${PATH}/2147483647`)).code).toBe("product_not_found");
    for (const method of ["PUT", "DELETE"]) {
      expect((await client.refused(400, method, `${PATH}/x`)).code).toBe("id_invalid");
    }
    await shopPool().query(
      `INSERT INTO favorite (id, account_id, product_number)
       SELECT 'fav_' || a.id || n, a.id, -n FROM account a, generate_series(1, $2::int) n WHERE a.number = $1`,
      [user.id, FAVORITES_MAX],
    );
    const refusal = await client.refused(409, "PUT", `${PATH}/${product.id}`);
    expect([refusal.code, refusal.message]).toEqual(["favorites_full", expect.stringContaining("500")]);
  });

  it("become one list when two accounts do, and go with a closed account", async () => {
    const [one, both] = [await testProducts.add(), await testProducts.add()];
    const [stays, goes] = [await registeredShopper(), await registeredShopper()];
    await mark(stays.client, both.id);
    for (const { id } of [one, both]) await mark(goes.client, id);
    const merged = await admin.post(`/api/admin/users/${stays.user.id}/merges`, { from: goes.user.id });
    expect(merged.status).toBe(200);
    expect(new Set(await favoritesOf(stays.client))).toEqual(new Set([one.id, both.id]));
    const kept = () =>
      shopPool().query("SELECT FROM favorite WHERE product_number = ANY($1::int[])", [[one.id, both.id]]);
    expect((await kept()).rowCount).toBe(2);
    expect((await stays.client.post("/api/user/close", { currentPassword: PASSWORD })).status).toBe(204);
    expect((await kept()).rowCount).toBe(0);
  });
});

describe("what was bought", () => {
  it("comes the most often bought first, with its usual quantity and today's price, without cancelled orders", async () => {
    const [often, once, never] = [await testProducts.add(), await testProducts.add(), await testProducts.add()];
    const [shopper, other] = [await Shopper.register(), await Shopper.register()];
    const { client } = shopper;
    await shopper.place([{ productId: often.id, quantity: 2 }]);
    await shopper.place([
      { productId: often.id, quantity: 2 },
      { productId: once.id, quantity: 1.5 },
    ]);
    await shopper.place([{ productId: often.id, quantity: 5 }]);
    const cancelled = await shopper.place([{ productId: never.id, quantity: 1 }]);
    expect((await client.post(`/api/orders/${cancelled.id}/cancel`, undefined)).status).toBe(200);
    await other.place([{ productId: never.id, quantity: 1 }]);
    await testProducts.change(often.id, { price: 17_000 });

    const bought = await boughtBy(client);
    expect(
      bought.map(({ product, times, usualQuantity }) => [product.id, product.price, times, usualQuantity]),
    ).toEqual([
      [often.id, 17_000, 3, 2],
      [once.id, once.price, 1, 1.5],
    ]);
    expect((await boughtBy(client, "?limit=1&offset=1")).map(({ product }) => product.id)).toEqual([once.id]);
    await testProducts.change(often.id, { isHidden: true });
    expect((await boughtBy(client)).map(({ product }) => product.id)).toEqual([once.id]);
    expect((await new Client().refused(401, "GET", "/api/user/bought-products")).code).toBe("login_required");
  });
});
