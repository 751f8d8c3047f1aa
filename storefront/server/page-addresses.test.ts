import { describe, expect, it } from "vitest";
import { pageAddress } from "./page-addresses";

const ROUTES = ["root", "shell", "page"];
const page = (url: string) => pageAddress(url, () => ROUTES);
const LAMB = encodeURIComponent("Хонины мах");

describe("a page has one address", () => {
  // As `paths.category` spells it.
  it.each(["Хонины мах", "a+b", "Хонь (бүтэн)", "O'Brien's!", "50% & *~"])("spelt as its links are: %s", (category) => {
    const link = `/?${new URLSearchParams({ category })}`.replaceAll("+", "%20");
    expect(page(`${link}&utm_source=x`)?.address).toBe(link);
  });

  it.each([
    ["without what an advertisement adds", "/?fbclid=x&utm_source=y", "/"],
    ["without what only other pages read", "/contact?category=x&tab=signup&next=/", "/contact"],
    ["with what it reads, in one order", `/?b=1&category=${LAMB.replace("%20", "+")}&a=2`, `/?category=${LAMB}`],
    ["with the first of two", "/?category=a&category=b", "/?category=a"],
    ["with a question mark and nothing behind it", "/products/1?", "/products/1"],
    ["with a value that makes another page", "/auth?next=%2Fcart&tab=signup", "/auth?tab=signup"],
    ["without a value that makes none", "/auth?tab=other", "/auth"],
    ["in a language", "/contact?x=1&lang=ru", "/contact?lang=ru"],
    ["in no language that there is not", "/contact?lang=xx", "/contact"],
    ["for a part of its data", "/products/1.data?x=1&_routes=page,root", "/products/1.data?_routes=root%2Cpage"],
    ["for a part that it does not have", "/products/1.data?_routes=page,other", "/products/1.data?_routes=page"],
    ["for all of its data", "/_root.data?category=a&fbclid=x", "/_root.data?category=a"],
    ["with its letters as they are", "/service-category/hair-beauty?x", "/service-category/hair-beauty"],
  ])("%s", (_how, url, address) => {
    expect(page(url)).toMatchObject({ address, redirectTo: undefined });
  });

  it("has its language as a separate property", () => {
    expect([page("/?lang=en")?.language, page("/?lang=xx")?.language]).toEqual(["en", undefined]);
  });

  it.each([
    ["a slash at its end", "/contact/?x=1", "/contact?x=1"],
    ["capital letters", "/Products/12", "/products/12"],
    ["a doubled slash", "//products//12", "/products/12"],
    ["letters escaped that need not be", "/service-category/%68air", "/service-category/hair"],
    ["letters escaped in another case", "/service-category/%d1%85", "/service-category/%D1%85"],
  ])("and is redirected to it from one with %s", (_what, url, redirectTo) => {
    expect(page(url)?.redirectTo).toBe(redirectTo);
    expect(page(redirectTo)?.redirectTo).toBeUndefined();
  });

  it.each([
    "/order-confirmation?id=1&email=a@example.com",
    "/order-lookup",
    "/password-reset?token=x",
    "/products/0",
    "/products/01",
    "/products/x",
    "/products/1/2",
    "/stores/1",
    "/store/dashboard",
    "/admin/orders",
    "/service-category/",
    "/service-category/%E0%A4%A",
    "/%E0%A4%A",
    "/nothing",
    "//evil.example",
    `/?category=${"x".repeat(600)}`,
  ])("but %s is rendered for each request", (url) => {
    expect(page(url)).toBeUndefined();
  });
});
