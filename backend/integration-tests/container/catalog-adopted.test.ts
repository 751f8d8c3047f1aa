import { randomUUID } from "node:crypto";
import { createProductCategoriesWorkflow, deleteProductCategoriesWorkflow } from "@medusajs/medusa/core-flows";
import { shopPool } from "@zakh/kit/database/pool";
import { beforeAll, expect, it, vi } from "vitest";
import { bootCommerce, type Commerce } from "./boot";

let commerce: Commerce;

beforeAll(async () => {
  commerce = await bootCommerce();
});

async function categoriesInOrder(): Promise<string[]> {
  const { rows } = await shopPool().query<{ id: string }>(
    `SELECT c.id FROM category_detail cd JOIN product_category_category_detail link ON link.category_detail_id = cd.id
     JOIN product_category c ON c.id = link.product_category_id
     WHERE cd.deleted_at IS NULL AND c.deleted_at IS NULL ORDER BY cd.sort_order, cd.number`,
  );
  return rows.map(({ id }) => id);
}

it("a category created in Medusa's dashboard comes last in the shop", async () => {
  const before = await categoriesInOrder();
  expect(before.length).toBeGreaterThan(0);
  const name = `Туршилт ${randomUUID()}`;
  const { result } = await createProductCategoriesWorkflow(commerce.container).run({
    input: { product_categories: [{ name, handle: randomUUID(), is_active: true }] },
  });
  const ids = result.map(({ id }) => id);
  try {
    await vi.waitFor(async () => expect(await categoriesInOrder()).toEqual([...before, ...ids]), 5000);
  } finally {
    await deleteProductCategoriesWorkflow(commerce.container).run({ input: ids });
  }
});
