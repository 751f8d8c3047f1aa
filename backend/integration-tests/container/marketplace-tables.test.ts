import { randomUUID } from "node:crypto";
import { shopPool } from "@zakh/kit/database/pool";
import { findOwnStore } from "@zakh/marketplace/read-models/stores";
import { createServiceCategoryWorkflow } from "@zakh/marketplace/workflows/create-service-category";
import { createStoreWorkflow } from "@zakh/marketplace/workflows/create-store";
import { decideOnStoreWorkflow } from "@zakh/marketplace/workflows/decide-on-store";
import { findMealKits } from "@zakh/meal-kits/read-models/meal-kits";
import { createMealKitWorkflow } from "@zakh/meal-kits/workflows/create-meal-kit";
import { updateMealKitWorkflow } from "@zakh/meal-kits/workflows/update-meal-kit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAtomic } from "./atomicity";
import { bootCommerce, type Commerce } from "./boot";

let commerce: Commerce;
let category: { id: string; number: number };
let store: { id: string; number: number };
let productId: number;
let kit: { id: string; number: number };

beforeAll(async () => {
  commerce = await bootCommerce();
  const { container } = commerce;
  const named = { name: "Туршилт", slug: `tables-${randomUUID().slice(0, 8)}` };
  category = (await createServiceCategoryWorkflow(container).run({ input: named })).result;
  const shop = {
    name: "Туршилтын дэлгүүр",
    categoryId: category.number,
    tradeName: "시험 상점",
    representative: "Туршилтын эзэн",
    businessNumber: "124-81-00998",
    mailOrderExempt: true,
  };
  store = (await createStoreWorkflow(container).run({ input: shop })).result;
  await decideOnStoreWorkflow(container).run({ input: { storeId: store.number, isVerified: true, by: null } });
  const product = await shopPool().query<{ number: number }>(
    "SELECT number FROM product_detail WHERE deleted_at IS NULL ORDER BY number LIMIT 1",
  );
  productId = product.rows[0]?.number ?? 0;
  const components = [{ productId, quantity: 1 }];
  kit = (await createMealKitWorkflow(container).run({ input: { name: "Багц", price: 1000, components } })).result;
});

afterAll(async () => {
  await shopPool().query("DELETE FROM market_store WHERE id = $1", [store.id]);
  await shopPool().query("DELETE FROM service_category WHERE id = $1", [category.id]);
  await shopPool().query("DELETE FROM meal_kit WHERE id = $1", [kit.id]);
});

describe("the list of closed stores", () => {
  async function isClosed(): Promise<boolean> {
    const { rowCount } = await shopPool().query("SELECT 1 FROM closed_store WHERE store_number = $1", [store.number]);
    return rowCount === 1;
  }

  it("follows every change of a store, whoever makes it", async () => {
    const set = (change: string) => shopPool().query(`UPDATE market_store SET ${change} WHERE id = $1`, [store.id]);
    expect(await isClosed()).toBe(false);
    const outings: [string, string][] = [
      ["is_verified = false", "is_verified = true"],
      ["is_active = false", "is_active = true"],
      ["deleted_at = now()", "deleted_at = NULL"],
    ];
    for (const [leave, comeBack] of outings) {
      await set(leave);
      expect(await isClosed(), leave).toBe(true);
      await set(comeBack);
      expect(await isClosed(), comeBack).toBe(false);
    }
  });
});

describe("the database itself refuses", () => {
  it.each([
    [
      "an active store that is suspended",
      "market_store_suspended",
      () => ["UPDATE market_store SET is_suspended = true WHERE id = $1", [store.id]],
    ],
    [
      "a store under a category that does not live",
      "market_store_living_category",
      () => ["UPDATE market_store SET category_number = 2147483647 WHERE id = $1", [store.id]],
    ],
    [
      "to delete a category with stores",
      "service_category_in_use",
      () => ["UPDATE service_category SET deleted_at = now() WHERE id = $1", [category.id]],
    ],
    [
      "a decision of no kind",
      "market_store_decision_kind",
      () => [
        "INSERT INTO market_store_decision (id, market_store_id, kind) VALUES ('mstd_wrong', $1, 'forgotten')",
        [store.id],
      ],
    ],
  ] as [string, string, () => [string, string[]]][])("%s", async (_, constraint, statement) => {
    await expect(shopPool().query(...statement())).rejects.toMatchObject({ constraint });
  });
});

describe("the read models", () => {
  it("agree with Medusa's own graph", async () => {
    const query = commerce.container.resolve("query");
    const stores = await query.graph({
      entity: "market_store",
      fields: ["number", "name", "opening_hours", "category_number", "is_verified", "is_active", "created_at"],
      filters: { deleted_at: null } as never,
    });
    expect(stores.data.length).toBeGreaterThan(0);
    for (const row of stores.data) {
      expect(await findOwnStore(shopPool(), row.number)).toMatchObject({
        id: row.number,
        name: row.name,
        openingHours: row.opening_hours,
        categoryId: row.category_number,
        isVerified: row.is_verified,
        isActive: row.is_active,
        createdAt: new Date(row.created_at).toISOString(),
      });
    }
    const kits = await query.graph({
      entity: "meal_kit",
      fields: ["number", "name", "price", "components.product_number", "components.quantity", "components.number"],
    });
    const found = await findMealKits(shopPool());
    expect(found.map(({ id }) => id).sort()).toEqual(kits.data.map(({ number }) => number).sort());
    for (const row of kits.data) {
      const components = row.components.map((component: { product_number?: number; quantity?: unknown } | null) => [
        component?.product_number,
        Number(component?.quantity),
      ]);
      const same = found.find(({ id }) => id === row.number);
      expect(same).toMatchObject({ name: row.name, price: Number(row.price) });
      expect(same?.components.map((each) => [each.productId, each.quantity]).sort()).toEqual(components.sort());
    }
  });
});

it("a store is registered atomically, and its owner may retry", async () => {
  const registered: string[] = [];
  await expectAtomic(shopPool(), ["market_store", "closed_store"], async () => {
    const input = { name: "Бүтэн дэлгүүр", categoryId: category.number, userId: 1_000_000 + registered.length };
    return async () => void registered.push((await createStoreWorkflow(commerce.container).run({ input })).result.id);
  });
  const again = { name: "Хоёр дахь", categoryId: category.number, userId: 1_000_000 };
  await expect(createStoreWorkflow(commerce.container).run({ input: again })).rejects.toMatchObject({
    status: 409,
    code: "store_exists",
  });
  await shopPool().query("DELETE FROM market_store WHERE id = ANY($1)", [registered]);
});

it("a decision on a store and its record are written atomically", async () => {
  let isVerified = true;
  await expectAtomic(shopPool(), ["market_store", "market_store_decision", "closed_store"], async () => {
    isVerified = !isVerified;
    const input = { storeId: store.number, isVerified, by: null };
    return () => decideOnStoreWorkflow(commerce.container).run({ input });
  });
});

it("a meal kit and its components are changed atomically", async () => {
  const components = [{ productId, quantity: 3, unit: "kg", isOptional: true }];
  let price = 2500.5;
  await expectAtomic(shopPool(), ["meal_kit", "meal_kit_component"], async () => {
    price += 1;
    const input = { mealKitId: kit.number, changes: { price, components } };
    return () => updateMealKitWorkflow(commerce.container).run({ input });
  });
});
