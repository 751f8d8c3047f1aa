import { generateEntityId } from "@medusajs/framework/utils";
import { inTransaction, type Pool, type PoolClient } from "@zakh/kit/database/in-transaction";
import { ApiError } from "@zakh/kit/http/api-error";

/** What was done to a stock level, for undoing it. */
export interface LevelChange {
  id: string;
  /** Kilograms added; below zero, taken off. */
  added: number;
  created: boolean;
}

interface Level {
  id: string;
  locationId: string;
  stocked: number;
  reserved: number;
}

/**
 * Brings what can be bought of an inventory item, over all its places, to `available` kg: what orders have reserved comes
 * on top and is never touched. The difference is put to, or taken from, the place `locationId`, whose level is made when
 * it has none. Levels are locked meanwhile, as orders lock them: Medusa's own call reads, adds, and writes the sum back
 * without a lock. Throws 409 `stock_below_reserved` when that place would hold less than is reserved there.
 */
export function setAvailable(
  pool: Pool,
  item: { inventoryItemId: string; locationId: string },
  available: number,
): Promise<LevelChange> {
  return inTransaction(pool, async (client) => {
    const levels = await lockLevels(client, item.inventoryItemId);
    const added = kilograms(available - levels.reduce((sum, { stocked, reserved }) => sum + stocked - reserved, 0));
    const level = levels.find(({ locationId }) => locationId === item.locationId) ?? levels[0];
    if (!level) return createLevel(client, item, available);
    if (kilograms(level.stocked + added) < level.reserved) {
      throw new ApiError(409, "stock_below_reserved", { params: { least: leastAvailable(levels, level) } });
    }
    await addStock(client, level.id, added);
    return { id: level.id, added, created: false };
  });
}

/** Takes the change back, whatever was reserved meanwhile; a level that was made goes again. */
export function undoAvailable(pool: Pool, { id, added, created }: LevelChange): Promise<void> {
  return inTransaction(pool, async (client) => {
    if (created) await client.query("DELETE FROM inventory_level WHERE id = $1", [id]);
    else await addStock(client, id, -added);
  });
}

/** Other places keep what they have, so less than this cannot be reached from one place. */
function leastAvailable(levels: Level[], place: Level): number {
  return kilograms(
    levels.filter(({ id }) => id !== place.id).reduce((sum, { stocked, reserved }) => sum + stocked - reserved, 0),
  );
}

async function lockLevels(client: PoolClient, inventoryItemId: string): Promise<Level[]> {
  const { rows } = await client.query<Level>(
    `SELECT id, location_id AS "locationId", stocked_quantity::float8 AS stocked, reserved_quantity::float8 AS reserved
     FROM inventory_level WHERE inventory_item_id = $1 AND deleted_at IS NULL ORDER BY id FOR UPDATE`,
    [inventoryItemId],
  );
  return rows;
}

async function createLevel(
  client: PoolClient,
  { inventoryItemId, locationId }: { inventoryItemId: string; locationId: string },
  stocked: number,
): Promise<LevelChange> {
  const id = generateEntityId(undefined, "ilev");
  await client.query(
    `INSERT INTO inventory_level (id, inventory_item_id, location_id, stocked_quantity, raw_stocked_quantity)
     VALUES ($1, $2, $3, $4::numeric, jsonb_build_object('value', $4::text, 'precision', 20))`,
    [id, inventoryItemId, locationId, String(stocked)],
  );
  return { id, added: stocked, created: true };
}

/** Medusa keeps the quantity as a number and as its raw text. */
async function addStock(client: PoolClient, id: string, added: number): Promise<void> {
  await client.query(
    `UPDATE inventory_level SET stocked_quantity = stocked_quantity + $2::numeric, updated_at = now(),
       raw_stocked_quantity = jsonb_build_object('value', (stocked_quantity + $2::numeric)::text, 'precision', 20)
     WHERE id = $1`,
    [id, String(added)],
  );
}

/** Kilograms are counted in tenths, so that 0.3 − 0.1 is 0.2. */
function kilograms(value: number): number {
  return Math.round(value * 10) / 10;
}
