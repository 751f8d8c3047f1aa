import { randomUUID } from "node:crypto";
import { createProductCategoriesWorkflow, deleteProductCategoriesWorkflow } from "@medusajs/medusa/core-flows";
import pathOfCategories from "@zakh/catalog/migration-scripts/catalog-path-of-categories";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { bootCommerce, type Commerce } from "./boot";

let commerce: Commerce;
let made: string[] = [];

beforeAll(async () => {
  commerce = await bootCommerce();
});

afterEach(async () => {
  for (const id of made.reverse()) {
    await deleteProductCategoriesWorkflow(commerce.container).run({ input: [id] });
  }
  made = [];
});

async function newCategory(handle: string, parent_category_id: string | null = null): Promise<string> {
  const { result } = await createProductCategoriesWorkflow(commerce.container).run({
    input: { product_categories: [{ name: handle, handle, parent_category_id }] },
  });
  const id = result[0]?.id ?? "";
  made.push(id);
  return id;
}

describe("categories of Medusa in the database", () => {
  it("cannot have one slug in different cases", async () => {
    const handle = `x-${randomUUID()}`;
    await newCategory(handle);
    await expect(newCategory(handle.toUpperCase())).rejects.toThrow(/already exists|duplicate/);
  });

  it("have the path that their parents give, also those that an earlier version moved to the top", async () => {
    const [first, second] = [await newCategory(randomUUID()), await newCategory(randomUUID())];
    const third = await newCategory(randomUUID(), second);
    await inTransaction(shopPool(), async (client) => {
      await client.query("ALTER TABLE product_category DISABLE TRIGGER USER");
      await client.query("UPDATE product_category SET mpath = '' WHERE id = $1", [second]);
      await client.query("UPDATE product_category SET mpath = $2 WHERE id = $1", [
        third,
        [first, second, third].join("."),
      ]);
      await client.query("ALTER TABLE product_category ENABLE TRIGGER USER");
    });
    await pathOfCategories(commerce);
    const { rows } = await shopPool().query(
      "SELECT id, mpath FROM product_category WHERE id = ANY($1) ORDER BY mpath",
      [[second, third]],
    );
    expect(rows).toEqual([
      { id: second, mpath: second },
      { id: third, mpath: `${second}.${third}` },
    ]);
  });
});
