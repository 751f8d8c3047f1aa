import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, signedInAdmin } from "./client";
import { MedusaCatalogue } from "./medusa-catalogue";
import { newName, TestProducts } from "./test-products";

interface InventoryItem {
  id: string;
  location_levels: { id: string; location_id: string }[];
}

let admin: Client;
let testProducts: TestProducts;
let medusa: MedusaCatalogue;

beforeAll(async () => {
  [admin, medusa] = [await signedInAdmin(), await MedusaCatalogue.open()];
  testProducts = new TestProducts(admin);
});

afterAll(async () => {
  await testProducts.clear();
  await medusa.clear();
});

async function itemNamed(name: string): Promise<InventoryItem> {
  const { inventory_items } = await medusa.work<{ inventory_items: InventoryItem[] }>(
    "GET",
    `/admin/inventory-items?q=${encodeURIComponent(name)}&fields=id,*location_levels`,
  );
  const [item] = inventory_items;
  if (!item) throw new Error(`Medusa has no inventory item ${name}`);
  return item;
}

describe("stock entered in Medusa's dashboard", () => {
  it("is the product's, under its present name", async () => {
    const old = await testProducts.add({ trackStock: true, stock: 3 });
    const product = await testProducts.change(old.id, { name: newName("Дахин") });
    const { id, location_levels } = await itemNamed(product.name);
    const level = `/admin/inventory-items/${id}/location-levels/${location_levels[0]?.location_id}`;
    await medusa.work("POST", level, { stocked_quantity: 8 });
    await medusa.soonInShop(product.name).toMatchObject({ stock: 8 });
  });

  it("is refused when the shop's form refuses it", async () => {
    const product = await testProducts.add({ trackStock: true, stock: 3 });
    const { id, location_levels } = await itemNamed(product.name);
    const [{ id: levelId, location_id } = { id: "", location_id: "" }] = location_levels;
    const items = "/admin/inventory-items";
    for (const stocked_quantity of [-1, 0.25, 1_000_001, 1e300]) {
      const level = { location_id, stocked_quantity };
      const ofItem = { ...level, inventory_item_id: id };
      for (const [path, json] of [
        [`${items}/${id}/location-levels/${location_id}`, { stocked_quantity }],
        [`${items}/${id}/location-levels`, level],
        [`${items}/${id}/location-levels/batch`, { update: [{ ...level, id: levelId }] }],
        [`${items}/${id}/location-levels/batch`, { create: [level] }],
        [`${items}/location-levels/batch`, { update: [ofItem] }],
        [`${items}/location-levels/batch`, { create: [ofItem] }],
        [items, { title: newName(), location_levels: [level] }],
      ] as const) {
        const refused = await medusa.dashboard.refused(400, "POST", path, { json });
        expect(refused.code, `${path} ${JSON.stringify(json)}`).toBe("stock_invalid");
      }
    }
    const reserved = { json: { inventory_item_id: id, location_id, quantity: 0.25 } };
    expect((await medusa.dashboard.refused(400, "POST", "/admin/reservations", reserved)).code).toBe("stock_invalid");
    expect(await testProducts.change(product.id, { stock: product.stock })).toMatchObject({ stock: 3 });
    await medusa.work("POST", `${items}/${id}/location-levels/${location_id}`, { stocked_quantity: 1_000_000 });
    await medusa.soonInShop(product.name).toMatchObject({ stock: 1_000_000 });
  });
});
