import { textsOf } from "@zakh/kit/contract";
import { describe, expect, it } from "vitest";
import { NO_FACTS, type Product, productTexts } from "../contract";
import { sameButStock, withProductVersion } from "./product-version";

const product: Product = {
  id: 7,
  ...productTexts({ name: "Хонины гуя", origin: "Монгол" }),
  ...NO_FACTS,
  ...textsOf(["category"], { category: "Хонь" }),
  categoryId: 2,
  price: 15000,
  imageUrls: ["/static/a.webp"],
  imageUrl: "/static/a.webp",
  stock: 10,
  trackStock: true,
  available: 10,
  isSoldOut: false,
  minOrderQuantity: 1,
  packSize: 1,
  unit: "kg",
  priceDivisor: 1,
  meat: "meat",
  traceNumber: "",
  storeId: null,
  seller: null,
  isHidden: false,
  isListed: true,
  isFeatured: false,
  position: 7,
  rating: null,
  reviewCount: 0,
  createdAt: "2026-11-23T00:00:00.000Z",
};

const versionWith = (change: Partial<Product>) => withProductVersion({ ...product, ...change }).version;
const now = versionWith({});

describe("the version of a product", () => {
  it.each<[string, Partial<Product>]>([
    ["its name", { name: "Хонины хавирга" }],
    ["its price", { price: 16000 }],
    ["where it comes from", { origin: "Австрали" }],
    ["where it comes from in another language", { originEn: "Mongolia" }],
    ["the order of its pictures", { imageUrls: ["/static/b.webp", "/static/a.webp"] }],
    ["its category", { category: "Үхэр", categoryId: 1 }],
    ["whether it is hidden", { isHidden: true }],
    ["whether its stock is tracked", { trackStock: false }],
  ])("changes with %s", (_what, change) => {
    expect(sameButStock(versionWith(change), now)).toBe(false);
  });

  it("separates stock taken by orders from edits", () => {
    const sold = versionWith({ stock: 8, available: 8 });
    expect(sold).not.toBe(now);
    expect(sameButStock(sold, now)).toBe(true);
  });

  it("ignores fields that no form edits", () => {
    expect(
      versionWith({ available: 3, isSoldOut: true, isFeatured: true, position: 1, categoryRu: "Баранина", storeId: 4 }),
    ).toBe(now);
  });
});
