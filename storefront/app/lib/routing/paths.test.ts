import { describe, expect, it } from "vitest";
import { readPendingAdd, safeNext, signUpPath, withoutPendingAdd } from "./paths";

describe("the way back after signing in", () => {
  it.each(["/", "/cart", "/products/3?add=3&quantity=1.5", "/?category=%D0%A5#top"])("keeps %s", (next) => {
    expect(safeNext(next)).toBe(next);
  });

  it.each([
    null,
    "",
    "cart",
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/a\\..\\b",
    "javascript:alert(1)",
    "\u0000/cart",
  ])("turns %j into the home page", (next) => {
    expect(safeNext(next)).toBe("/");
  });

  it("does not resolve dots to another site", () => {
    expect(safeNext("/cart/../..//evil.example")).not.toMatch(/^\/\//);
  });

  it("has the product that was being added", () => {
    const address = new URL(signUpPath("/?category=Үхэр", { productId: 7, quantity: 1.5 }), "http://shop.invalid");
    expect(address.searchParams.get("tab")).toBe("signup");
    const next = new URL(safeNext(address.searchParams.get("next")), "http://shop.invalid");
    expect(next.searchParams.get("category")).toBe("Үхэр");
    expect(readPendingAdd(next.searchParams)).toEqual({ productId: 7, quantity: 1.5 });
    expect(withoutPendingAdd(next.searchParams).toString()).toBe(new URLSearchParams({ category: "Үхэр" }).toString());
  });

  it("ignores a pending product that is not a positive number", () => {
    expect(readPendingAdd(new URLSearchParams("add=abc"))).toBeUndefined();
    expect(readPendingAdd(new URLSearchParams("add=-1"))).toBeUndefined();
  });
});
