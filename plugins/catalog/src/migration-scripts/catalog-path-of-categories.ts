import type { MedusaContainer } from "@medusajs/framework/types";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";

/**
 * Keeps `mpath`, the ids from the top category down to a category, in agreement with the parents, whoever moves it. When
 * Medusa moves a category to the top, it empties its `mpath` and leaves those of its sub-categories, and its dashboard
 * then shows the wrong categories above them.
 */
export default async function pathOfCategories(_: { container: MedusaContainer }): Promise<void> {
  await inTransaction(shopPool(), async (client) => {
    for (const statement of STATEMENTS) await client.query(statement);
  });
}

const STATEMENTS = [
  `WITH RECURSIVE placed (id, path) AS (
     SELECT id, id FROM product_category WHERE parent_category_id IS NULL
     UNION ALL
     SELECT child.id, placed.path || '.' || child.id
     FROM product_category child JOIN placed ON child.parent_category_id = placed.id
   )
   UPDATE product_category SET mpath = placed.path FROM placed
   WHERE placed.id = product_category.id AND product_category.mpath <> placed.path`,
  `CREATE OR REPLACE FUNCTION product_category_set_path() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     new.mpath := coalesce((SELECT mpath || '.' FROM product_category WHERE id = new.parent_category_id), '') || new.id;
     RETURN new;
   END $$`,
  // Runs after "product_category_no_cycle", because triggers run in the order of their names.
  `CREATE OR REPLACE TRIGGER product_category_path
   BEFORE INSERT OR UPDATE OF parent_category_id, mpath ON product_category
   FOR EACH ROW EXECUTE FUNCTION product_category_set_path()`,
  `CREATE OR REPLACE FUNCTION product_category_set_paths_below() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     UPDATE product_category SET mpath = new.mpath || '.' || id WHERE parent_category_id = new.id;
     RETURN NULL;
   END $$`,
  `CREATE OR REPLACE TRIGGER product_category_paths_below
   AFTER UPDATE OF parent_category_id, mpath ON product_category
   FOR EACH ROW WHEN (old.mpath <> new.mpath) EXECUTE FUNCTION product_category_set_paths_below()`,
];
