import { textsOf } from "@zakh/kit/contract";
import { describe, expect, it } from "vitest";
import { isCurrent, isInternal, subMenu, topMenu } from "./menu";

const NAVIGATION = [
  { id: 1, ...textsOf(["title"], { title: "Нүүр" }), url: "/", order: 0, parentId: null },
  { id: 2, ...textsOf(["title"], { title: "Үйлчилгээ" }), url: "/service-category/cargo", order: 1, parentId: null },
  { id: 3, ...textsOf(["title"], { title: "Карго" }), url: "/service-category/cargo", order: 0, parentId: 2 },
];

describe("the menu", () => {
  it("shows top-level entries, and the others under their parent", () => {
    expect(topMenu(NAVIGATION).map(({ title }) => title)).toEqual(["Нүүр", "Үйлчилгээ"]);
    expect(subMenu(NAVIGATION, 2).map(({ title }) => title)).toEqual(["Карго"]);
    expect(subMenu(NAVIGATION, 1)).toEqual([]);
  });

  it("falls back to Home and Contact when there is none", () => {
    expect(topMenu([]).map(({ url }) => url)).toEqual(["/", "/contact"]);
    expect(topMenu(undefined).map(({ fallback }) => fallback)).toEqual(["home", "contact"]);
  });

  it("opens only paths of this site without a reload", () => {
    expect(isInternal("/contact")).toBe(true);
    expect(isInternal("//elsewhere.example")).toBe(false);
    expect(isInternal("https://elsewhere.example")).toBe(false);
    expect(isInternal("tel:010-0000-0000")).toBe(false);
  });

  it("marks the entry of the page and of the pages below it, whatever its query", () => {
    expect(isCurrent("/contact?from=menu#map", "/contact")).toBe(true);
    expect(isCurrent("/service-category/карго", "/service-category/%D0%BA%D0%B0%D1%80%D0%B3%D0%BE")).toBe(true);
    expect(isCurrent("/stores", "/stores/1")).toBe(true);
    expect(isCurrent("/stores", "/storeside")).toBe(false);
    expect(isCurrent("/", "/contact")).toBe(false);
    expect(isCurrent("/", "/")).toBe(true);
  });
});
