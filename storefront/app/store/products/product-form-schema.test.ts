import { describe, expect, it } from "vitest";
import { NEW_PRODUCT, productDataOf, productForm } from "./product-form-schema";

const complete = { ...NEW_PRODUCT, name: "Үхрийн хавирга", categoryId: "2", price: "15000" };

function refused(values: typeof NEW_PRODUCT): Record<string, string> {
  const { error } = productForm.safeParse(values);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
}

describe("the form of a store's product", () => {
  it("accepts a price with thousands separators, and refuses decimals of won", () => {
    expect(refused({ ...complete, price: "16.700" })).toEqual({});
    expect(refused({ ...complete, price: "16.7" })).toEqual({ price: "won_has_no_decimals" });
  });

  it("accepts a name, a category and a price", () => {
    expect(refused(complete)).toEqual({});
  });

  it("names what is missing", () => {
    expect(refused({ ...NEW_PRODUCT, minOrderQuantity: " " })).toEqual({
      name: "product_incomplete",
      categoryId: "product_incomplete",
      price: "price_required",
      minOrderQuantity: "minimum_required",
    });
  });

  it("checks numbers by the contract's rules", () => {
    expect(refused({ ...complete, price: "0", minOrderQuantity: "0.05", packSize: "x" })).toEqual({
      price: "price_invalid",
      minOrderQuantity: "minimum_invalid",
      packSize: "pack_size_invalid",
    });
  });

  it("accepts an origin of up to 100 characters in each language, or none", () => {
    const origin = "х".repeat(100);
    expect(refused({ ...complete, origin, originEn: `${origin}х` })).toEqual({ originEn: "too_long" });
    expect(productDataOf({ ...complete, originRu: "Австралия" })).toMatchObject({ origin: "", originRu: "Австралия" });
  });

  it("has whole numbers of packs and pieces, and sends the unit", () => {
    const halves = { unit: "pack", minOrderQuantity: "0.5", packSize: "1", trackStock: true, stock: "2.5" } as const;
    const whole = "quantity_not_whole";
    expect(refused({ ...complete, ...halves })).toEqual({ minOrderQuantity: whole, stock: whole });
    expect(refused({ ...complete, ...halves, unit: "kg" })).toEqual({});
    expect(productDataOf({ ...complete, unit: "piece" })).toMatchObject({ unit: "piece" });
  });

  it("requires a stock only if it is tracked", () => {
    expect(refused({ ...complete, stock: "x" })).toEqual({});
    expect(refused({ ...complete, trackStock: true, stock: "" })).toEqual({ stock: "stock_invalid" });
    expect(productDataOf({ ...complete, stock: "7" })).not.toHaveProperty("stock");
    expect(productDataOf({ ...complete, trackStock: true, stock: "7" })).toMatchObject({ stock: "7", categoryId: 2 });
    expect(productDataOf({ ...complete, trackStock: true, stock: "7" }, false)).not.toHaveProperty("stock");
  });
});
