import { describe, expect, it } from "vitest";
import type { ProductState } from "../../read-models/product-state";
import type { ProductChanges } from "./new-product";
import { planChanges } from "./plan-changes";

const state: ProductState = {
  number: 7,
  productId: "prod_1",
  variantId: "variant_1",
  priceSetId: "pset_1",
  priceId: "price_1",
  price: 15000,
  name: "Хонины гуя",
  facts: { temperature: "frozen", grade: "1+" },
  texts: { name: { ru: "Баранина" }, origin: { ru: "Австралия", en: "Australia" } },
  category: "Хонь",
  categoryId: 2,
  meat: "none",
  isHidden: false,
  trackStock: false,
  stock: 999,
  available: 0,
  inventoryItemId: null,
  images: [
    { id: "img_a", url: "/a" },
    { id: "img_b", url: "/b" },
  ],
  thumbnail: "/a",
  minOrderQuantity: 1,
  packSize: 1,
  unit: "kg",
  priceDivisor: 1,
  storeId: null,
};
const categoryIds = new Map([[3, "pcat_3"]]);

function plan(changes: ProductChanges, now: Partial<ProductState> = {}) {
  return planChanges({ ...state, ...now }, changes, categoryIds);
}

describe("changing a product", () => {
  it("leaves pictures and categories alone when it does not name them", () => {
    const { product } = plan({ name: "Шинэ" });
    expect(product).not.toHaveProperty("images");
    expect(product).not.toHaveProperty("category_ids");
  });

  it("renames the inventory item with the product, and only then", () => {
    const now = { inventoryItemId: "iitem_1" };
    expect(plan({ name: "Шинэ" }, now).renamedItem).toEqual({ id: "iitem_1", title: "Шинэ" });
    expect(plan({ name: state.name }, now).renamedItem).toBeNull();
    expect(plan({ price: 1 }, now).renamedItem).toBeNull();
    expect(plan({ name: "Шинэ" }).renamedItem).toBeNull();
  });

  it("moves it to another category, and does nothing for its current one", () => {
    expect(plan({ categoryId: 3 }).product.category_ids).toEqual(["pcat_3"]);
    expect(plan({ categoryId: 2 }).product).not.toHaveProperty("category_ids");
  });

  it("changes the origin in the languages that it names, also to empty", () => {
    expect(plan({ origin: "Монгол", originRu: "" }).detail.texts).toEqual({
      name: { ru: "Баранина" },
      origin: { mn: "Монгол", ru: "", en: "Australia" },
    });
    expect(plan({ name: "Шинэ", description: "" }).detail.texts).toBeUndefined();
  });

  it("changes the facts that it names, also to nothing, and keeps the others", () => {
    expect(plan({ grade: "", packWeight: 500 }).detail.facts).toEqual({
      temperature: "frozen",
      grade: "",
      packWeight: 500,
      producer: "",
      allergens: [],
    });
    expect(plan({ name: "Шинэ" }).detail.facts).toBeUndefined();
  });

  it("keeps the rows of remaining pictures, and makes the first the primary one", () => {
    expect(plan({ imageUrls: ["/c", "/a"] }).product).toMatchObject({
      images: [{ url: "/c" }, { id: "img_a", url: "/a" }],
      thumbnail: "/c",
    });
    expect(plan({ imageUrls: [] }).product).toMatchObject({ images: [], thumbnail: null });
  });

  it("creates an inventory item when stock is tracked for the first time, with the shown stock", () => {
    expect(plan({ trackStock: true })).toMatchObject({ newItem: "Хонины гуя", available: 999, trackStock: true });
  });

  it("reuses the existing inventory item when stock is tracked again", () => {
    const now = { inventoryItemId: "iitem_1" };
    expect(plan({ trackStock: true, stock: 5 }, now)).toMatchObject({ newItem: null, available: 5 });
  });

  it("changes tracked stock only when the form contains a quantity", () => {
    const now = { trackStock: true, inventoryItemId: "iitem_1" };
    expect(plan({ name: "Шинэ" }, now).available).toBeUndefined();
    expect(plan({ stock: 12 }, now).available).toBe(12);
  });

  it("continues to show the remaining stock when tracking is turned off", () => {
    const now = { trackStock: true, inventoryItemId: "iitem_1", available: 3.5 };
    expect(plan({ trackStock: false }, now).detail.stock).toBe(3.5);
    expect(plan({ trackStock: false, stock: 8 }, now).detail.stock).toBe(8);
    expect(plan({ trackStock: false }, now).available).toBeUndefined();
  });

  it("skips an unchanged price and an unchanged tracking flag", () => {
    expect(plan({ price: 15000, trackStock: false })).toMatchObject({ price: undefined, trackStock: undefined });
    expect(plan({ price: 15001 }).price).toBe(15001);
  });

  it("prices 'Хонины хаа' by the quarter when it is saved under that name, unless given otherwise", () => {
    expect(plan({ name: "Хонины хаа" }).detail.price_divisor).toBe(4);
    expect(plan({ name: "Хонины хаа", priceDivisor: 2 }).detail.price_divisor).toBe(2);
    expect(plan({ name: "Хонины хаа" }, { name: "Хонины хаа" }).detail.price_divisor).toBeUndefined();
  });
});
