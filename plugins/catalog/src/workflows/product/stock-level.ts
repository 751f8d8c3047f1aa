import { generateEntityId } from "@medusajs/framework/utils";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { inTenths } from "../../contract/tenths";

interface Level {
  id: string;
  locationId: string;
  stocked: number;
  reserved: number;
}

/**
 * Brings what can be bought of an inventory item, over all its places, to `available` kg: what orders have reserved comes
 * on top and is never touched. The difference is put to, or taken from, the place `locationId`, whose level is made when
 * it has none. Levels are locked until the transaction ends, as orders lock them: Medusa's own call reads, adds, and writes the sum
 * back without a lock. Throws 409 `stock_below_reserved` when that place would hold less than is reserved there.
 */
export async function setAvailable(
  sql: Queryable,
  item: { inventoryItemId: string; locationId: string },
  available: number,
): Promise<void> {
  const levels = await lockLevels(sql, item.inventoryItemId);
  const added = inTenths(available - levels.reduce((sum, { stocked, reserved }) => sum + stocked - reserved, 0));
  const level = levels.find(({ locationId }) => locationId === item.locationId) ?? levels[0];
  if (!level) return createLevel(sql, item, available);
  if (inTenths(level.stocked + added) < level.reserved) {
    throw new ApiError(409, "stock_below_reserved", { params: { least: leastAvailable(levels, level) } });
  }
  await addStock(sql, level.id, added);
}

/** Other places keep what they have, so less than this cannot be reached from one place. */
function leastAvailable(levels: Level[], place: Level): number {
  return inTenths(
    levels.filter(({ id }) => id !== place.id).reduce((sum, { stocked, reserved }) => sum + stocked - reserved, 0),
  );
}

async function lockLevels(sql: Queryable, inventoryItemId: string): Promise<Level[]> {
  const { rows } = await sql.query<Level>(
    `SELECT id, location_id AS "locationId", stocked_quantity::float8 AS stocked, reserved_quantity::float8 AS reserved
     FROM inventory_level WHERE inventory_item_id = $1 AND deleted_at IS NULL ORDER BY id FOR UPDATE`,
    [inventoryItemId],
  );
  return rows;
}

async function createLevel(
  sql: Queryable,
  { inventoryItemId, locationId }: { inventoryItemId: string; locationId: string },
  stocked: number,
): Promise<void> {
  await sql.query(
    `INSERT INTO inventory_level (id, inventory_item_id, location_id, stocked_quantity, raw_stocked_quantity)
     VALUES ($1, $2, $3, $4::numeric, jsonb_build_object('value', $4::text, 'precision', 20))`,
    [generateEntityId(undefined, "ilev"), inventoryItemId, locationId, String(stocked)],
  );
}

/** Medusa keeps the quantity as a number and as its raw text. */
async function addStock(sql: Queryable, id: string, added: number): Promise<void> {
  await sql.query(
    `UPDATE inventory_level SET stocked_quantity = stocked_quantity + $2::numeric, updated_at = now(),
       raw_stocked_quantity = jsonb_build_object('value', (stocked_quantity + $2::numeric)::text, 'precision', 20)
     WHERE id = $1`,
    [id, String(added)],
  );
}
