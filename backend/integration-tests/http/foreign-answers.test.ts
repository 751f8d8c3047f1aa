import { expect, it } from "vitest";
import { commerceUrl } from "./client";
import { cartWith, foreignClient } from "./medusa-client";
import { plainProduct } from "./orders-client";

it("a storefront elsewhere is told where pictures are, of products and of what is in the cart", async () => {
  const client = await foreignClient();
  const beef = await plainProduct();
  const fields = "title,thumbnail,*images";
  const { products } = await client.sdk.store.product.list({ q: beef.name, fields });
  const listed = products.find(({ title }) => title === beef.name);
  const urls = beef.imageUrls.map((path) => `${commerceUrl}${path}`);
  expect(listed?.images?.map(({ url }) => url)).toEqual(urls);
  expect(listed?.thumbnail).toBe(urls[0]);
  const picture = await fetch(String(urls[0]));
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
  // A page of another site may show it.
  expect(picture.headers.get("cross-origin-resource-policy")).toBeNull();

  const cart = await cartWith(client, [[beef, 1]]);
  expect(cart.items?.[0]?.thumbnail).toBe(urls[0]);
});

it("a storefront that shows messages only says what is wrong with each field", async () => {
  const client = await foreignClient();
  const { id } = await cartWith(client, [[await plainProduct(), 1]]);
  const path = `/store/carts/${id}`;
  expect(await client.raw.refused(404, "GET", "/store/carts/cart_1")).toMatchObject({
    type: "not_found",
    code: "cart_not_found",
    message: "The cart was not found",
  });
  const refused = await client.raw.refused(400, "POST", path, { json: { shipping_address: { country_code: "us" } } });
  const { message } = Object.values(refused.fields ?? {})[0] ?? {};
  expect(refused).toMatchObject({ type: "invalid_data", code: "validation_failed", message });
  await expect(client.sdk.store.cart.update(id, { promo_codes: ["SALE"] })).rejects.toMatchObject({
    status: 400,
    message: "There is no such promotion code",
  });
  await expect(
    client.sdk.auth.register("customer", "emailpass", { email: "no-address", password: "1" }),
  ).rejects.toMatchObject({ status: 400, message: expect.stringMatching(/^Invalid email address; .* 6 characters$/) });
});
