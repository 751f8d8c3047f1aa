import { describe, expect, it } from "vitest";
import { productData } from "./product-data";
import { PRODUCT_TEXTS } from "./product-fields";

/** The error code of every invalid field. */
function refused(input: unknown): Record<string, string> {
  const result = productData.safeParse(input);
  if (result.success) return {};
  return Object.fromEntries(result.error.issues.map((issue) => [issue.path.join("."), issue.message]));
}

describe("the data of a product form", () => {
  it("accepts numbers as numbers and as text", () => {
    expect(productData.parse({ price: "15000.50", stock: "999", minOrderQuantity: " 0.5 " })).toEqual({
      price: 15000.5,
      stock: 999,
      minOrderQuantity: 0.5,
    });
    expect(productData.parse({ price: 15000.5, stock: 999, minOrderQuantity: 0.3 })).toEqual({
      price: 15000.5,
      stock: 999,
      minOrderQuantity: 0.3,
    });
  });

  it("reads a separator before three digits as thousands in a price, but not in kilograms", () => {
    expect(productData.parse({ price: "16.700" })).toEqual({ price: 16700 });
    expect(productData.parse({ price: "16,700" })).toEqual({ price: 16700 });
    expect(productData.parse({ minOrderQuantity: "1.500" })).toEqual({ minOrderQuantity: 1.5 });
    expect(productData.parse({ minOrderQuantity: "1,5", packSize: "0,5" })).toEqual({
      minOrderQuantity: 1.5,
      packSize: 0.5,
    });
    for (const stock of ["1,000", "1.000", "12.500", "１．０００"])
      expect(refused({ stock })).toEqual({ stock: "stock_invalid" });
    expect(productData.parse({ stock: "１２．５" })).toEqual({ stock: 12.5 });
    expect(refused({ price: "16,7" })).toEqual({ price: "price_invalid" });
  });

  it("accepts a category by name and by id, and distinguishes a blank price from a missing one", () => {
    expect(productData.parse({ category: "Хонь" })).toEqual({ category: "Хонь" });
    expect(productData.parse({ category: 3 })).toEqual({ category: 3 });
    expect(productData.parse({ price: " " })).toEqual({ price: null });
    expect(productData.parse({})).toEqual({});
  });

  it("drops fields that a form may not set", () => {
    expect(
      productData.parse({ name: "Мах", id: 1, storeId: 2, createdAt: "x", isFeatured: true, position: 1 }),
    ).toEqual({
      name: "Мах",
    });
  });

  it("refuses invalid prices", () => {
    for (const price of [
      "abc",
      "1e5",
      "0x10",
      "-5",
      0,
      0.99,
      1.001,
      -1,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      1e9,
      {},
      [],
      true,
    ]) {
      expect(refused({ price })).toEqual({ price: "price_invalid" });
    }
  });

  it("refuses a minimum outside 0.1 to 99 kg or finer than 0.1, and a blank one", () => {
    for (const minOrderQuantity of [0, 0.05, 0.15, 99.1, 100, "abc", -1]) {
      expect(refused({ minOrderQuantity })).toEqual({ minOrderQuantity: "minimum_invalid" });
    }
    expect(refused({ minOrderQuantity: "" })).toEqual({ minOrderQuantity: "minimum_required" });
  });

  it("refuses other quantities out of range, each under its own code", () => {
    expect(refused({ stock: -1, packSize: 0, priceDivisor: 0, trackStock: "yes", category: {} })).toEqual({
      stock: "stock_invalid",
      packSize: "pack_size_invalid",
      priceDivisor: "price_divisor_invalid",
      trackStock: "value_invalid",
      category: "category_not_found",
    });
    expect(refused({ stock: 0.25 })).toEqual({ stock: "stock_invalid" });
  });

  it("accepts an origin of one line and at most 100 characters, or a blank one", () => {
    const origin = "х".repeat(PRODUCT_TEXTS.origin.max);
    expect(productData.parse({ origin, originRu: " Корея, Чеджу ", originEn: "" })).toEqual({
      origin,
      originRu: "Корея, Чеджу",
      originEn: "",
    });
    expect(refused({ origin: `${origin}х`, originRu: 7, originEn: "Korea\u0000" })).toEqual({
      origin: "too_long",
      originRu: "text_invalid",
      originEn: "text_invalid",
    });
  });

  it("refuses texts that are too long or contain control characters", () => {
    expect(refused({ name: "х".repeat(201), description: "\u0000" })).toEqual({
      name: "too_long",
      description: "text_invalid",
    });
  });
});
