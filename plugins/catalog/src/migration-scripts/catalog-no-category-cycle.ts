import type { MedusaContainer } from "@medusajs/framework/types";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";

/**
 * No category of Medusa is inside itself, whoever moves it and whatever is moved at the same moment, which waits for the
 * same lock. Medusa could not list such categories. Those that already are become top categories.
 */
export default async function noCategoryCycle(_: { container: MedusaContainer }): Promise<void> {
  await inTransaction(shopPool(), async (client) => {
    for (const statement of STATEMENTS) await client.query(statement);
  });
}

const STATEMENTS = [
  `WITH RECURSIVE reachable AS (
     SELECT id FROM product_category WHERE parent_category_id IS NULL
     UNION ALL
     SELECT child.id FROM product_category child JOIN reachable ON child.parent_category_id = reachable.id
   )
   UPDATE product_category SET parent_category_id = NULL, mpath = id WHERE id NOT IN (SELECT id FROM reachable)`,
  `CREATE OR REPLACE FUNCTION product_category_refuse_cycle() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     PERFORM pg_advisory_xact_lock(hashtext('product_category'));
     IF EXISTS (
       WITH RECURSIVE ancestors (id) AS (
         SELECT new.parent_category_id
         UNION
         SELECT c.parent_category_id FROM product_category c JOIN ancestors ON c.id = ancestors.id
       )
       SELECT FROM ancestors WHERE id = new.id
     ) THEN
       RAISE EXCEPTION 'product_category %: a category cannot be inside itself', new.id
         USING ERRCODE = 'check_violation', CONSTRAINT = 'product_category_no_cycle';
     END IF;
     RETURN new;
   END $$`,
  `CREATE OR REPLACE TRIGGER product_category_no_cycle
   BEFORE INSERT OR UPDATE OF parent_category_id ON product_category
   FOR EACH ROW WHEN (new.parent_category_id IS NOT NULL) EXECUTE FUNCTION product_category_refuse_cycle()`,
];
