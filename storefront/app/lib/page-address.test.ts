import { describe, expect, it } from "vitest";
import { alternateAddresses, canonicalPath, pageAddress } from "./page-address";

describe("the address of a page", () => {
  it("names its language unless that is Mongolian", () => {
    expect(pageAddress("https://zakh.kr", "/contact", "mn")).toBe("https://zakh.kr/contact");
    expect(pageAddress("https://zakh.kr", "/?category=Хонь", "ru")).toBe(
      `https://zakh.kr/?category=${encodeURIComponent("Хонь")}&lang=ru`,
    );
  });

  it("exists in each language of the switcher, and Mongolian is for everybody else", () => {
    expect(alternateAddresses("https://zakh.kr", "/")).toEqual([
      { language: "mn", address: "https://zakh.kr/" },
      { language: "ru", address: "https://zakh.kr/?lang=ru" },
      { language: "en", address: "https://zakh.kr/?lang=en" },
      { language: "x-default", address: "https://zakh.kr/" },
    ]);
  });

  it("keeps the parameters that make another page, and no other", () => {
    expect(canonicalPath("/", "?category=a%20b&fbclid=x&lang=ru", ["category"])).toBe("/?category=a+b");
    expect(canonicalPath("/products/3", "?add=3&quantity=2")).toBe("/products/3");
    expect(canonicalPath("/", "?category=", ["category"])).toBe("/");
  });
});
