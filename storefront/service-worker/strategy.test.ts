import { describe, expect, it } from "vitest";
import { pageKey, strategyFor } from "./strategy";

const ORIGIN = "https://zakh.kr";

function asked(path: string, mode = "cors", method = "GET") {
  return strategyFor({ method, mode, url: new URL(path, ORIGIN) }, ORIGIN);
}

describe("the service worker", () => {
  it.each(["POST", "PUT", "PATCH", "DELETE"])("never touches a %s", (method) => {
    expect(asked("/api/orders", "cors", method)).toBeUndefined();
    expect(asked("/api/products", "cors", method)).toBeUndefined();
    expect(asked("/", "navigate", method)).toBeUndefined();
  });

  it.each(["/admin", "/admin/orders", "/admin/login?redirect=true", "/store/dashboard"])("never touches %s", (path) => {
    expect(asked(path, "navigate")).toBeUndefined();
  });

  it.each([
    "/api/user",
    "/api/user/orders",
    "/api/orders/3?email=a",
    "/api/cart",
    "/api/admin/users",
    "/api/bank-accounts",
  ])("leaves the personal %s to the network", (path) => {
    expect(asked(path)).toBeUndefined();
  });

  it("keeps out of other sites", () => {
    expect(asked("https://elsewhere.example/assets/a.js")).toBeUndefined();
  });

  it.each([
    ["/", "navigate", "page"],
    ["/?category=x", "navigate", "page"],
    ["/products/12", "navigate", "page"],
    ["/cart", "navigate", "page"],
    ["/admin/picking?day=2026-11-27", "navigate", "page"],
    ["/my-page", "navigate", "page"],
    ["/stores/2", "navigate", "other-page"],
    ["/assets/shop-x.js", "no-cors", "asset"],
    ["/static/img/a_7a1420_2x2.webp", "no-cors", "picture"],
    ["/api/products", "cors", "reading"],
    ["/api/search/index", "cors", "reading"],
    ["/api/search?q=x", "cors", undefined],
    ["/api/settings/shipping-fee", "cors", "reading"],
    ["/products/12.data", "cors", "reading"],
    ["/_root.data?_routes=shop%2Fhome", "cors", "reading"],
  ])("answers %s (%s) as %s", (path, mode, strategy) => {
    expect(asked(path, mode)).toBe(strategy);
  });

  it("keeps one copy of a page, whatever an advertisement adds to its address", () => {
    expect(pageKey(new URL("/products/3?add=3&fbclid=x", ORIGIN))).toBe("/products/3");
    expect(pageKey(new URL("/?category=a b&lang=ru", ORIGIN))).toBe("/?category=a%20b");
    expect(pageKey(new URL("/?fbclid=x", ORIGIN))).toBe("/");
  });
});
