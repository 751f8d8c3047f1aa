import { describe, expect, it } from "vitest";
import { completeSaleRule } from "./complete-sale-rule";
import { DEFAULT_SALE_RULE } from "./sale-rule";

describe("the sale rule of a saved product", () => {
  it("defaults to steps of one kilogram, priced per kilogram", () => {
    expect(completeSaleRule("Үхрийн гуя")).toEqual(DEFAULT_SALE_RULE);
    expect(completeSaleRule("Хурга", { minOrderQuantity: 4, packSize: 4 })).toEqual({
      unit: "kg",
      minOrderQuantity: 4,
      packSize: 4,
      priceDivisor: 1,
    });
  });

  it("prices 'Хонины хаа' by the quarter, but only with that exact name and without an explicit divisor", () => {
    expect(completeSaleRule("Хонины хаа").priceDivisor).toBe(4);
    expect(completeSaleRule("Хонины хаа", { priceDivisor: 1 }).priceDivisor).toBe(1);
    expect(completeSaleRule("Хонины хаа, ясгүй").priceDivisor).toBe(1);
  });
});
