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
