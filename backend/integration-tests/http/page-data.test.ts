import { expect, it } from "vitest";
import { edgeUrl } from "./client";

async function cachingOf(path: string) {
  const { headers } = await fetch(`${edgeUrl}${path}`, { redirect: "manual" });
  return { cacheControl: headers.get("cache-control"), vary: headers.get("vary")?.toLowerCase() };
}

it.each([
  ["/", "/_root.data"],
  ["/auth", "/auth.data"],
  ["/my-page", "/my-page.data"],
  ["/order-lookup", "/order-lookup.data"],
  ["/store/edit/1", "/store/edit/1.data"],
])("whoever may keep the page %s may keep its data, and nobody else", async (page, data) => {
  const caching = await cachingOf(page);
  expect(caching.cacheControl).toMatch(/^no-(?:cache|store)$/);
  expect(caching.vary).toContain("cookie");
  expect(await cachingOf(data)).toEqual(caching);
});

it("the thank-you page without an order number redirects to the order look-up", async () => {
  const answer = await fetch(`${edgeUrl}/order-confirmation?id=nothing`, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/order-lookup"]);
});
