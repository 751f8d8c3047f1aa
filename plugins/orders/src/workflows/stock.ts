import { generateEntityId } from "@medusajs/framework/utils";
import { ApiError } from "@zakh/kit/http/api-error";
import type { Pool, PoolClient } from "pg";

/**
 * Reservations in Medusa's inventory tables, under row locks on the stock levels.
 *
 * Medusa's own `createReservationItems` and `deleteReservationItems` read a level, add, and write the sum back without a
 * lock, so two buyers can get the last piece (medusa #16569). Here the level is locked, looked at and changed in one
 * transaction, in one order of rows, so that nobody oversells and nobody deadlocks (ruling 6).
 */

/** A line that wants tracked stock; `quantity` in kg. */
export interface StockWanted {
  lineItemId: string;
  inventoryItemId: string;
  /** To name the product when there is not enough. */
  name: string;
  quantity: number;
}

interface Level {
  inventoryItemId: string;
  locationId: string;
  /** Kilograms that nobody has reserved, in whole tenths: less cannot be sold. */
  available: number;
}

/** Reserves all of it, or throws 409 `stock_short` with the product's name and what is left (kg). Answers the ids. */
export function reserveStock(pool: Pool, wanted: StockWanted[]): Promise<string[]> {
  return inTransaction(pool, async (client) => {
    const levels = await lockLevels(
      client,
      wanted.map(({ inventoryItemId }) => inventoryItemId),
    );
    const parts = wanted.flatMap((line) => allot(line, levels));
    const ids = parts.map(() => generateEntityId(undefined, "resitem"));
    await client.query(
      `INSERT INTO reservation_item (id, line_item_id, inventory_item_id, location_id, quantity, raw_quantity)
       SELECT id, line, item, location, quantity, jsonb_build_object('value', quantity::text, 'precision', 20)
       FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::numeric[]) AS part(id, line, item, location, quantity)`,
      [
        ids,
        parts.map(({ lineItemId }) => lineItemId),
        parts.map(({ inventoryItemId }) => inventoryItemId),
        parts.map(({ locationId }) => locationId),
        parts.map(({ quantity }) => quantity),
      ],
    );
    await moveReserved(client, ids, 1);
    return ids;
  });
}

/** Takes reservations back; those that are gone already are left alone. Answers the ids that it released. */
export function releaseStock(pool: Pool, reservationIds: string[]): Promise<string[]> {
  return inTransaction(pool, async (client) => {
    await lockLevelsOf(client, reservationIds);
    const { rows } = await client.query<{ id: string }>(
      `UPDATE reservation_item SET deleted_at = now(), updated_at = now()
       WHERE id = ANY($1) AND deleted_at IS NULL RETURNING id`,
      [reservationIds],
    );
    const released = rows.map(({ id }) => id);
    await moveReserved(client, released, -1);
    return released;
  });
}

/** Reserves again what was released, or throws 409 `stock_short`. `force` skips the look at what is left: for undoing. */
export function restoreStock(pool: Pool, reservationIds: string[], { force = false } = {}): Promise<string[]> {
  return inTransaction(pool, async (client) => {
    const levels = await lockLevelsOf(client, reservationIds);
    const { rows } = await client.query<StockWanted & { id: string; locationId: string }>(
      `UPDATE reservation_item r SET deleted_at = NULL, updated_at = now()
       FROM (SELECT id FROM reservation_item WHERE id = ANY($1) AND deleted_at IS NOT NULL FOR UPDATE) released
       WHERE r.id = released.id
       RETURNING r.id, r.line_item_id AS "lineItemId", r.inventory_item_id AS "inventoryItemId",
         r.location_id AS "locationId", r.quantity::float8 AS quantity,
         coalesce((SELECT title FROM order_line_item WHERE id = r.line_item_id), '') AS name`,
      [reservationIds],
    );
    for (const row of rows) {
      const here = levels.filter((level) => level.locationId === row.locationId);
      if (!force) allot(row, here);
    }
    const restored = rows.map(({ id }) => id);
    await moveReserved(client, restored, 1);
    return restored;
  });
}

/** Removes reservations without a trace: the order they were made for was never placed. */
export function discardReservations(pool: Pool, reservationIds: string[]): Promise<void> {
  return inTransaction(pool, async (client) => {
    await lockLevelsOf(client, reservationIds);
    await moveReserved(client, reservationIds, -1);
    await client.query("DELETE FROM reservation_item WHERE id = ANY($1)", [reservationIds]);
  });
}

/** Splits what a line wants over the places that have it, taking it off `levels`. */
function allot(line: StockWanted, levels: Level[]): (StockWanted & { locationId: string })[] {
  const parts: (StockWanted & { locationId: string })[] = [];
  const places = levels.filter(
    ({ inventoryItemId, available }) => inventoryItemId === line.inventoryItemId && available > 0,
  );
  const left = tenths(places.reduce((sum, { available }) => sum + available, 0));
  let missing = line.quantity;
  for (const place of places) {
    if (missing <= 0) break;
    const quantity = Math.min(missing, place.available);
    place.available = tenths(place.available - quantity);
    missing = tenths(missing - quantity);
    parts.push({ ...line, quantity, locationId: place.locationId });
  }
  if (missing > 0) throw new ApiError(409, "stock_short", { params: { name: line.name, left }, extra: { left } });
  return parts;
}

/** Kilograms are counted in tenths, so that 0.3 − 0.1 is 0.2. */
function tenths(kilograms: number): number {
  return Math.round(kilograms * 10) / 10;
}

async function lockLevels(client: PoolClient, inventoryItemIds: string[]): Promise<Level[]> {
  const { rows } = await client.query<Level>(
    `SELECT inventory_item_id AS "inventoryItemId", location_id AS "locationId",
       (floor((stocked_quantity - reserved_quantity) * 10) / 10)::float8 AS available
     FROM inventory_level WHERE inventory_item_id = ANY($1) AND deleted_at IS NULL
     ORDER BY id FOR UPDATE`,
    [inventoryItemIds],
  );
  return rows;
}

async function lockLevelsOf(client: PoolClient, reservationIds: string[]): Promise<Level[]> {
  const { rows } = await client.query<{ item: string }>(
    "SELECT DISTINCT inventory_item_id AS item FROM reservation_item WHERE id = ANY($1)",
    [reservationIds],
  );
  return lockLevels(
    client,
    rows.map(({ item }) => item),
  );
}

/** Medusa keeps the sum of the reservations on the level, as a number and as its raw text. */
async function moveReserved(client: PoolClient, reservationIds: string[], sign: 1 | -1): Promise<void> {
  await client.query(
    `UPDATE inventory_level l
     SET reserved_quantity = l.reserved_quantity + moved.quantity, updated_at = now(),
       raw_reserved_quantity = jsonb_build_object('value', (l.reserved_quantity + moved.quantity)::text, 'precision', 20)
     FROM (
       SELECT inventory_item_id, location_id, $2::int * sum(quantity) AS quantity
       FROM reservation_item WHERE id = ANY($1) GROUP BY inventory_item_id, location_id
     ) moved
     WHERE l.inventory_item_id = moved.inventory_item_id AND l.location_id = moved.location_id AND l.deleted_at IS NULL`,
    [reservationIds, sign],
  );
}

async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    const result = await work(client);
    await client.query("COMMIT");
    return result;
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  } finally {
    client.release();
  }
}
