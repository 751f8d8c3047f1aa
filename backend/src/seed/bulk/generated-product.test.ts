import { productTexts } from "@zakh/catalog/contract";
import { describe, expect, it } from "vitest";
import { generateProducts, type ProductModel } from "./generated-product";

function model(handle: string, categoryId: string, name: string): ProductModel {
  return {
    handle,
    ...productTexts({ name, nameRu: `${name} ру`, nameEn: `${name} en` }),
    categoryId,
    price: 20000,
    imageUrls: ["/static/img/a.webp"],
    unit: "kg",
    minOrderQuantity: 4,
    packSize: 4,
    priceDivisor: 1,
    facts: { temperature: "frozen" },
  };
}

const models = [
  model("brisket", "beef", "Үхрийн өвчүү"),
  model("ribs", "beef", "Үхрийн хавирга"),
  model("leg", "mutton", "Хонины гуя"),
];

describe("generated products", () => {
  it("vary the models by number and price, and are spread over the categories", () => {
    const products = generateProducts(models, new Set(), 6);
    expect(products.map(({ name }) => name)).toEqual([
      "Үхрийн өвчүү №1",
      "Хонины гуя №1",
      "Үхрийн хавирга №1",
      "Хонины гуя №2",
      "Үхрийн өвчүү №2",
      "Хонины гуя №3",
    ]);
    expect(products[0]).toMatchObject({ nameRu: "Үхрийн өвчүү ру №1", nameEn: "Үхрийн өвчүү en No. 1", packSize: 4 });
    for (const { price } of products) {
      expect(price % 100).toBe(0);
      expect(Math.abs(price - 20000)).toBeLessThanOrEqual(4000);
    }
    expect(new Set(products.map(({ price }) => price)).size).toBeGreaterThan(3);
  });

  it("continue where the shop was filled up to before", () => {
    const atOnce = generateProducts(models, new Set(), 8);
    const first = generateProducts(models, new Set(), 5);
    const rest = generateProducts(models, new Set(first.map(({ handle }) => handle)), 3);
    expect([...first, ...rest]).toEqual(atOnce);
  });

  it("cannot be generated without a model", () => {
    expect(() => generateProducts([], new Set(), 1)).toThrow("nothing to make others from");
  });
});
