import { SOLD_TEXT_FIELDS } from "@zakh/catalog/contract";
import type { SaleProduct } from "@zakh/catalog/read-models/sale-products";
import { textsOf } from "@zakh/kit/contract";
import { describe, expect, it } from "vitest";
import { priceLines } from "./price-lines";

function product(overrides: Partial<SaleProduct> = {}): SaleProduct {
  return {
    number: 1,
    productId: "prod_1",
    variantId: "variant_1",
    ...textsOf(SOLD_TEXT_FIELDS, {
      name: "Үхрийн гуя",
      nameRu: "Говяжье бедро",
      nameEn: "Beef round",
      category: "Үхрийн мах",
    }),
    imageUrl: "",
    price: 15000,
    minOrderQuantity: 0.5,
    packSize: 1,
    unit: "kg",
    priceDivisor: 1,
    trackStock: false,
    inventoryItemId: null,
    storeId: null,
    seller: null,
    ...overrides,
  };
}

const pack = product({ number: 2, name: "Хонины мах", minOrderQuantity: 4, packSize: 4 });
const quarter = product({ number: 3, name: "Хонины хаа", price: 62000, priceDivisor: 4 });

describe("pricing an order", () => {
  it("uses the shop's price, to the won", () => {
    expect(priceLines([{ productId: 1, quantity: 1.5 }], [product()])).toMatchObject([
      { quantity: 1.5, lineTotal: 22500 },
    ]);
    expect(priceLines([{ productId: 3, quantity: 6 }], [quarter])).toMatchObject([{ lineTotal: 93000 }]);
  });

  it("merges two lines of the same product", () => {
    const lines = priceLines(
      [
        { productId: 1, quantity: 0.1 },
        { productId: 3, quantity: 1 },
        { productId: 1, quantity: 0.5 },
      ],
      [product(), quarter],
    );
    expect(lines.map((line) => [line.product.number, line.quantity, line.lineTotal])).toEqual([
      [1, 0.6, 9000],
      [3, 1, 15500],
    ]);
  });

  it.each([
    ["a hundredth of a kilogram", 1.25, product(), "quantity_invalid"],
    ["less than the minimum", 0.4, product(), "quantity_below_minimum"],
    ["more than 99 kg", 99.1, product(), "quantity_above_maximum"],
    ["a broken pack", 6, pack, "quantity_not_in_packs"],
  ])("refuses %s", (_what, quantity, sold, code) => {
    expect(() => priceLines([{ productId: sold.number, quantity }], [sold])).toThrow(
      expect.objectContaining({ status: 400, code }),
    );
  });

  it("refuses more than the maximum in two lines", () => {
    const halves = [
      { productId: 1, quantity: 60 },
      { productId: 1, quantity: 60 },
    ];
    expect(() => priceLines(halves, [product()])).toThrow(expect.objectContaining({ code: "quantity_above_maximum" }));
  });

  it("states only the number of a product that is not on sale", () => {
    expect(() => priceLines([{ productId: 9, quantity: 1 }], [])).toThrow(
      expect.objectContaining({ status: 409, code: "product_unavailable", params: { name: "#9" } }),
    );
  });
});
