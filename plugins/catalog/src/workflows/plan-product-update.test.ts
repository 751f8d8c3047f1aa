import { describe, expect, it } from "vitest";
import type { ProductState } from "../read-models/product-state";
import { planProductUpdate } from "./plan-product-update";
import type { ProductChanges } from "./update-product";

const state: ProductState = {
  number: 7,
  productId: "prod_1",
  variantId: "variant_1",
  priceSetId: "pset_1",
  priceId: "price_1",
  price: 15000,
  name: "Хонины гуя",
  category: "Хонь",
  categoryId: 2,
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
  priceDivisor: 1,
  storeId: null,
};
const ground = { salesChannelId: null, shippingProfileId: null, stockLocationId: "sloc_1" };

function plan(input: Omit<ProductChanges, "number">, now: Partial<ProductState> = {}) {
  return planProductUpdate({
    input: { number: 7, ...input },
    state: { ...state, ...now },
    ground,
    categoryIds: { 3: "pcat_3" },
  });
}

describe("changing a product", () => {
  it("touches neither pictures nor categories that it does not name", () => {
    const { product } = plan({ name: "Шинэ" });
    expect(product).not.toHaveProperty("images");
    expect(product).not.toHaveProperty("category_ids");
  });

  it("moves it to another category, and leaves it alone in the one it is in", () => {
    expect(plan({ categoryId: 3 }).product.category_ids).toEqual(["pcat_3"]);
    expect(plan({ categoryId: 2 }).product).not.toHaveProperty("category_ids");
  });

  it("keeps the rows of pictures that stay, and makes the first the primary one", () => {
    expect(plan({ imageUrls: ["/c", "/a"] }).product).toMatchObject({
      images: [{ url: "/c" }, { id: "img_a", url: "/a" }],
      thumbnail: "/c",
    });
    expect(plan({ imageUrls: [] }).product).toMatchObject({ images: [], thumbnail: null });
  });

  it("makes an inventory item when stock is tracked for the first time, with the stock that was shown", () => {
    const { newItem, stock, tracking } = plan({ trackStock: true });
    expect(newItem).toEqual({ title: "Хонины гуя" });
    expect(stock).toEqual({ inventoryItemId: null, locationId: "sloc_1", available: 999 });
    expect(tracking.trackStock).toBe(true);
  });

  it("goes on from the inventory item it had when stock is tracked again", () => {
    const { newItem, stock } = plan({ trackStock: true, stock: 5 }, { inventoryItemId: "iitem_1" });
    expect(newItem).toEqual({ title: null });
    expect(stock).toMatchObject({ inventoryItemId: "iitem_1", available: 5 });
  });

  it("changes the tracked stock only when the form says how much it is", () => {
    const now = { trackStock: true, inventoryItemId: "iitem_1" };
    expect(plan({ name: "Шинэ" }, now).stock.available).toBeUndefined();
    expect(plan({ stock: 12 }, now).stock.available).toBe(12);
  });

  it("goes on showing what was left when stock is tracked no more", () => {
    const now = { trackStock: true, inventoryItemId: "iitem_1", available: 3.5 };
    expect(plan({ trackStock: false }, now).detail.changes.stock).toBe(3.5);
    expect(plan({ trackStock: false, stock: 8 }, now).detail.changes.stock).toBe(8);
    expect(plan({ trackStock: false }, now).stock.inventoryItemId).toBeNull();
  });

  it("prices 'Хонины хаа' by the quarter when it is saved under that name, unless told otherwise", () => {
    expect(plan({ name: "Хонины хаа" }).detail.changes.price_divisor).toBe(4);
    expect(plan({ name: "Хонины хаа", priceDivisor: 2 }).detail.changes.price_divisor).toBe(2);
    expect(plan({ name: "Хонины хаа" }, { name: "Хонины хаа" }).detail.changes.price_divisor).toBeUndefined();
  });
});
