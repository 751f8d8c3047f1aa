import { generateEntityId } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { type Columns, columnsBefore, setColumns } from "@zakh/kit/database/set-columns";
import { exactSql } from "@zakh/kit/database/table-rows";
import { ApiError } from "@zakh/kit/errors/api-error";
import { refuseChanged } from "@zakh/kit/http/version";
import type { PoolClient } from "pg";
import type { MealKitComponentInput } from "../../contract";
import { findMealKits } from "../../read-models/meal-kits";
import { mealKitRow } from "../meal-kit-row";
import type { MealKitUpdate } from "../update-meal-kit";

/**
 * Updates the kit and replaces its components in one transaction with the kit locked: of two concurrent admins, the
 * second replaces the result of the first, and nobody reads a mixture.
 */
export const updateMealKitStep = createStep(
  "update-meal-kit",
  async ({ mealKitId, changes: { components, ...changes }, version }: MealKitUpdate) => {
    const columns = withExactPrice(mealKitRow(changes));
    const undo = await inTransaction(shopPool(), async (client) => {
      const { rows } = await client.query<Columns & { id: string }>(
        "SELECT * FROM meal_kit WHERE number = $1 AND deleted_at IS NULL FOR UPDATE",
        [mealKitId],
      );
      const [before] = rows;
      if (!before) throw new ApiError(404, "meal_kit_not_found");
      await refuseChanged(version, async () => (await findMealKits(client, mealKitId))[0]);
      await setColumns(client, "meal_kit", before.id, columns);
      const replaced = components ? await replaceComponents(client, before.id, components) : { removed: [], added: [] };
      return { id: before.id, was: columnsBefore(before, columns), ...replaced };
    });
    return new StepResponse({ id: undo.id }, undo);
  },
  async (undo) => {
    if (!undo) return;
    await inTransaction(shopPool(), async (client) => {
      await setColumns(client, "meal_kit", undo.id, undo.was);
      await client.query("DELETE FROM meal_kit_component WHERE id = ANY($1)", [undo.added]);
      await client.query("UPDATE meal_kit_component SET deleted_at = NULL WHERE id = ANY($1)", [undo.removed]);
    });
  },
);

/** Medusa stores a price twice: as a number, and exactly, as text. */
function withExactPrice(columns: Columns): Columns {
  return "price" in columns ? { ...columns, raw_price: { value: String(columns.price), precision: 20 } } : columns;
}

async function replaceComponents(client: PoolClient, kitId: string, components: MealKitComponentInput[]) {
  const { rows } = await client.query<{ id: string }>(
    `UPDATE meal_kit_component SET deleted_at = now(), updated_at = now()
     WHERE meal_kit_id = $1 AND deleted_at IS NULL RETURNING id`,
    [kitId],
  );
  const added = components.map(() => generateEntityId(undefined, "mkco"));
  await client.query(
    `INSERT INTO meal_kit_component (id, meal_kit_id, product_number, quantity, raw_quantity, unit, is_optional)
     SELECT id, $1, product, quantity, ${exactSql("quantity")}, unit, optional
     FROM unnest($2::text[], $3::int[], $4::numeric[], $5::text[], $6::boolean[])
       WITH ORDINALITY AS component(id, product, quantity, unit, optional, place)
     ORDER BY place`,
    [
      kitId,
      added,
      components.map(({ productId }) => productId),
      components.map(({ quantity }) => quantity),
      components.map(({ unit }) => unit),
      components.map(({ isOptional }) => isOptional),
    ],
  );
  return { removed: rows.map(({ id }) => id), added };
}
