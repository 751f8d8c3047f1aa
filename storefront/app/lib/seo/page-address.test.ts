import { describe, expect, it } from "vitest";
import { paths } from "../routing/paths";
import { alternateAddresses, canonicalPath, pageAddress } from "./page-address";

describe("the address of a page", () => {
  it("has its language as a parameter unless it is Mongolian", () => {
    expect(pageAddress("https://zakh.kr", "/contact", "mn")).toBe("https://zakh.kr/contact");
    expect(pageAddress("https://zakh.kr", "/?category=Хонь", "ru")).toBe(
      `https://zakh.kr/?category=${encodeURIComponent("Хонь")}&lang=ru`,
    );
  });

  it("exists in each language, and Mongolian is the default", () => {
    expect(alternateAddresses("https://zakh.kr", "/")).toEqual([
      { language: "mn", address: "https://zakh.kr/" },
      { language: "ru", address: "https://zakh.kr/?lang=ru" },
      { language: "en", address: "https://zakh.kr/?lang=en" },
      { language: "ko", address: "https://zakh.kr/?lang=ko" },
      { language: "x-default", address: "https://zakh.kr/" },
    ]);
  });

  it.each(["Хонины мах", "a+b", "Хонь (бүтэн)", "O'Brien's!", "50% & *~"])(
    "is spelt in one way by links, the canonical address and its languages: %s",
    (category) => {
      const link = paths.category(category);
      expect(link).not.toContain("+");
      expect(new URLSearchParams(link.slice(2)).get("category")).toBe(category);
      expect(canonicalPath("/", `?category=${encodeURIComponent(category)}&fbclid=x`, ["category"])).toBe(link);
      expect(pageAddress("https://zakh.kr", link, "mn")).toBe(`https://zakh.kr${link}`);
      expect(pageAddress("https://zakh.kr", link, "ru")).toBe(`https://zakh.kr${link}&lang=ru`);
    },
  );

  it("keeps only the parameters that the page reads", () => {
    expect(canonicalPath("/", "?category=a%20b&fbclid=x&lang=ru", ["category"])).toBe("/?category=a%20b");
    expect(canonicalPath("/products/3", "?add=3&quantity=2", [])).toBe("/products/3");
    expect(canonicalPath("/", "?category=", ["category"])).toBe("/");
  });
});
