import { generateEntityId } from "@medusajs/framework/utils";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { type Columns, setColumns } from "@zakh/kit/database/set-columns";
import { exactSql } from "@zakh/kit/database/table-rows";
import { ApiError } from "@zakh/kit/errors/api-error";
import { refuseChanged } from "@zakh/kit/http/version";
import type { PoolClient } from "pg";
import type { MealKitChanges, MealKitComponentInput } from "../contract";
import { findMealKits } from "../read-models/meal-kits";
import { mealKitRow } from "./meal-kit-row";
import { requireProducts } from "./require-products";

export interface MealKitUpdate {
  mealKitId: number;
  /** Omitted fields stay unchanged; given components replace all existing ones. */
  changes: MealKitChanges;
  /** The version that the changes are based on. */
  version?: string;
}

/**
 * Updates a meal kit and replaces its components in one transaction with the kit locked: of two concurrent admins, the second replaces
 * the result of the first, and nobody reads a mixture. Throws 404 `meal_kit_not_found`, 400 `meal_kit_product_missing` and 409
 * `changed_meanwhile`.
 */
export const updateMealKitWorkflow = defineWrite(
  "update-meal-kit",
  async ({ mealKitId, changes: { components, ...changes }, version }: MealKitUpdate) => {
    await requireProducts(components ?? []);
    return inTransaction(shopPool(), async (client) => {
      const { rows } = await client.query<{ id: string }>(
        "SELECT id FROM meal_kit WHERE number = $1 AND deleted_at IS NULL FOR UPDATE",
        [mealKitId],
      );
      const [kit] = rows;
      if (!kit) throw new ApiError(404, "meal_kit_not_found");
      await refuseChanged(version, async () => (await findMealKits(client, mealKitId))[0]);
      await setColumns(client, "meal_kit", kit.id, withExactPrice(mealKitRow(changes)));
      if (components) await replaceComponents(client, kit.id, components);
      return { id: kit.id };
    });
  },
);

/** Medusa stores a price twice: as a number, and exactly, as text. */
function withExactPrice(columns: Columns): Columns {
  return "price" in columns ? { ...columns, raw_price: { value: String(columns.price), precision: 20 } } : columns;
}

async function replaceComponents(
  client: PoolClient,
  kitId: string,
  components: MealKitComponentInput[],
): Promise<void> {
  await client.query(
    `UPDATE meal_kit_component SET deleted_at = now(), updated_at = now()
     WHERE meal_kit_id = $1 AND deleted_at IS NULL`,
    [kitId],
  );
  await client.query(
    `INSERT INTO meal_kit_component (id, meal_kit_id, product_number, quantity, raw_quantity, unit, is_optional)
     SELECT id, $1, product, quantity, ${exactSql("quantity")}, unit, optional
     FROM unnest($2::text[], $3::int[], $4::numeric[], $5::text[], $6::boolean[])
       WITH ORDINALITY AS component(id, product, quantity, unit, optional, place)
     ORDER BY place`,
    [
      kitId,
      components.map(() => generateEntityId(undefined, "mkco")),
      components.map(({ productId }) => productId),
      components.map(({ quantity }) => quantity),
      components.map(({ unit }) => unit),
      components.map(({ isOptional }) => isOptional),
    ],
  );
}
