import { SETTING_NAMES, settingRow } from "@zakh/site-settings/contract";
import { describe, expect, it } from "vitest";
import { publicAddress } from "./public-addresses";

const addressOf = (url: string, cookie?: string) => publicAddress({ url, headers: { cookie } });

describe("a public read has one address", () => {
  it.each([
    ["whatever stands in its query", "/api/products?x=1", "/api/products"],
    ["in whatever order and number", "/api/products?b=2&a=1&a=2&utm_source=y", "/api/products"],
    ["with a question mark and nothing behind it", "/api/products?", "/api/products"],
    ["with a query that cannot be decoded", "/api/products?x=%E0%A4%A", "/api/products"],
    ["with a slash at its end", "/api/categories/", "/api/categories"],
    ["in whatever letter case", "/api/Settings/HERO", "/api/settings/hero"],
    ["with its number written otherwise", "/api/products/%31%32", "/api/products/12"],
    ["with its letters written otherwise", "/api/service-categories/%d1%85%61", "/api/service-categories/%D1%85a"],
    [
      "without its letters escaped",
      "/api/service-categories/hair-beauty/Stores",
      "/api/service-categories/hair-beauty/stores",
    ],
    ["under a key", "/api/site-content/about?fbclid=1", "/api/site-content/about"],
  ])("%s", (_how, url, address) => {
    expect(addressOf(url)).toBe(address);
  });

  it.each([
    "/api/products?limit=1",
    "/api/products?category=a",
    "/api/products?x=1&offset=2",
    "/api/products?category[]=a",
    "/api/products?[limit]=1",
    "/api/products?%6Cimit=1",
    "/api/products/0",
    "/api/products/007",
    "/api/products/1e3",
    "/api/products/99999999999",
    "/api/products/1%2F2",
    "/api//products",
    "/api/products//",
    "/api/%70roducts",
    "/api/service-categories/%E0%A4%A",
    "/api/service-categories//stores",
    "/api/settings/other",
    "/api/user",
    "/api/orders/1",
    `/api/service-categories/${"x".repeat(1000)}`,
  ])("%s has no answer that is the same for everybody", (url) => {
    expect(addressOf(url)).toBeUndefined();
  });

  it("is personal with a session if owners see more", () => {
    for (const url of ["/api/bank-accounts", "/api/site-content", "/api/stores/1?x=1", "/api/Stores/1/products/"]) {
      expect(addressOf(url, "a=b; zakh.sid=s")).toBeUndefined();
      expect(addressOf(url, "a=b")).toBeDefined();
    }
    expect(addressOf("/api/products", "zakh.sid=s")).toBe("/api/products");
  });
});

it.each(SETTING_NAMES)("the setting %s is cached only if anybody may read it", (name) => {
  const path = `/api/settings/${name}`;
  expect(addressOf(path)).toBe(settingRow(name).reader === "visitor" ? path : undefined);
});
