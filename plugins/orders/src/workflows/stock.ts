import { generateEntityId } from "@medusajs/framework/utils";
import { inTenths } from "@zakh/catalog/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";

/**
 * Reservations in Medusa's inventory tables, under row locks on the stock levels.
 *
 * Medusa's own `createReservationItems` and `deleteReservationItems` read a level, add, and write the sum back without a
 * lock, so two buyers can get the last piece (medusa #16569). Here the level is locked, looked at and changed, in one
 * order of rows, so that nobody oversells and nobody deadlocks (ruling 6). All of it belongs inside a transaction.
 */

/** A line that wants tracked stock; `quantity` in kg. */
export interface StockWanted {
  lineItemId: string;
  /** Null where Medusa's inventory item was deleted while stock is tracked: then there is none. */
  inventoryItemId: string | null;
  /** To name the product when there is not enough, and its public id where it is known. */
  name: string;
  productId?: number;
  quantity: number;
}

interface Level {
  inventoryItemId: string;
  locationId: string;
  /** Kilograms that nobody has reserved, in whole tenths: less cannot be sold. */
  available: number;
}

/** Reserves all of it, or throws 409 `stock_short` with the product's name and what is left (kg). Answers the ids. */
export async function reserveStock(sql: Queryable, wanted: StockWanted[]): Promise<string[]> {
  if (wanted.length === 0) return [];
  const levels = await lockLevels(
    sql,
    wanted.flatMap(({ inventoryItemId }) => inventoryItemId ?? []),
  );
  const parts = wanted.flatMap((line) => allot(line, levels));
  const ids = parts.map(() => generateEntityId(undefined, "resitem"));
  await sql.query(
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
  await moveReserved(sql, ids, 1);
  return ids;
}

/** Takes reservations back; those that are gone already are left alone. */
export async function releaseStock(sql: Queryable, reservationIds: string[]): Promise<void> {
  await lockLevelsOf(sql, reservationIds);
  const { rows } = await sql.query<{ id: string }>(
    `UPDATE reservation_item SET deleted_at = now(), updated_at = now()
     WHERE id = ANY($1) AND deleted_at IS NULL RETURNING id`,
    [reservationIds],
  );
  const released = rows.map(({ id }) => id);
  await moveReserved(sql, released, -1);
}

/** Reserves again what was released, or throws 409 `stock_short` (ruling 10). */
export async function restoreStock(sql: Queryable, reservationIds: string[]): Promise<void> {
  const levels = await lockLevelsOf(sql, reservationIds);
  const { rows } = await sql.query<StockWanted & { id: string; locationId: string }>(
    `UPDATE reservation_item r SET deleted_at = NULL, updated_at = now()
     FROM (SELECT id FROM reservation_item WHERE id = ANY($1) AND deleted_at IS NOT NULL FOR UPDATE) released
     WHERE r.id = released.id
     RETURNING r.id, r.line_item_id AS "lineItemId", r.inventory_item_id AS "inventoryItemId",
       r.location_id AS "locationId", r.quantity::float8 AS quantity,
       coalesce((SELECT title FROM order_line_item WHERE id = r.line_item_id), '') AS name`,
    [reservationIds],
  );
  for (const row of rows) {
    allot(
      row,
      levels.filter(({ locationId }) => locationId === row.locationId),
    );
  }
  const restored = rows.map(({ id }) => id);
  await moveReserved(sql, restored, 1);
}

/**
 * Takes what is reserved off the stock: the goods are out of the house. Each reservation keeps how much it took (`metadata.consumed`,
 * kg), for `returnStock`: less than was reserved where somebody has lowered the stock below that meanwhile.
 */
export async function consumeStock(sql: Queryable, reservationIds: string[]): Promise<void> {
  await lockLevelsOf(sql, reservationIds);
  const { rows } = await sql.query<{ id: string }>(
    `UPDATE reservation_item r SET deleted_at = now(), updated_at = now(),
       metadata = coalesce(r.metadata, '{}') || jsonb_build_object('consumed', part.consumed)
     FROM (
       SELECT r.id, greatest(0, least(r.quantity, l.stocked_quantity - sum(r.quantity) OVER earlier + r.quantity)) AS consumed
       FROM reservation_item r JOIN inventory_level l
         ON l.inventory_item_id = r.inventory_item_id AND l.location_id = r.location_id AND l.deleted_at IS NULL
       WHERE r.id = ANY($1) AND r.deleted_at IS NULL
       WINDOW earlier AS (PARTITION BY l.id ORDER BY r.id)
     ) part
     WHERE r.id = part.id RETURNING r.id`,
    [reservationIds],
  );
  const consumed = rows.map(({ id }) => id);
  await moveReserved(sql, consumed, -1);
  await moveStocked(sql, consumed, -1);
}

/** Puts back what was consumed: it lies in stock again, and is released, so that `restoreStock` can reserve it. */
export async function returnStock(sql: Queryable, reservationIds: string[]): Promise<void> {
  await lockLevelsOf(sql, reservationIds);
  await moveStocked(sql, reservationIds, 1);
  await sql.query(
    "UPDATE reservation_item SET metadata = nullif(metadata - 'consumed', '{}'), updated_at = now() WHERE id = ANY($1)",
    [reservationIds],
  );
}

/** Removes reservations without a trace: the order they were made for was never placed. */
export async function discardReservations(sql: Queryable, reservationIds: string[]): Promise<void> {
  await lockLevelsOf(sql, reservationIds);
  await moveReserved(sql, reservationIds, -1);
  await sql.query("DELETE FROM reservation_item WHERE id = ANY($1)", [reservationIds]);
}

/** Splits what a line wants over the places that have it, taking it off `levels`. */
function allot(line: StockWanted, levels: Level[]): (StockWanted & { locationId: string })[] {
  const parts: (StockWanted & { locationId: string })[] = [];
  const places = levels.filter(
    ({ inventoryItemId, available }) => inventoryItemId === line.inventoryItemId && available > 0,
  );
  const left = inTenths(places.reduce((sum, { available }) => sum + available, 0));
  let missing = line.quantity;
  for (const place of places) {
    if (missing <= 0) break;
    const quantity = Math.min(missing, place.available);
    place.available = inTenths(place.available - quantity);
    missing = inTenths(missing - quantity);
    parts.push({ ...line, quantity, locationId: place.locationId });
  }
  if (missing > 0) {
    const { name, productId } = line;
    throw new ApiError(409, "stock_short", { params: { name, left }, extra: { left, productId } });
  }
  return parts;
}

async function lockLevels(sql: Queryable, inventoryItemIds: string[]): Promise<Level[]> {
  const { rows } = await sql.query<Level>(
    `SELECT inventory_item_id AS "inventoryItemId", location_id AS "locationId",
       (floor((stocked_quantity - reserved_quantity) * 10) / 10)::float8 AS available
     FROM inventory_level WHERE inventory_item_id = ANY($1) AND deleted_at IS NULL
     ORDER BY id FOR UPDATE`,
    [inventoryItemIds],
  );
  return rows;
}

async function lockLevelsOf(sql: Queryable, reservationIds: string[]): Promise<Level[]> {
  const { rows } = await sql.query<{ item: string }>(
    "SELECT DISTINCT inventory_item_id AS item FROM reservation_item WHERE id = ANY($1)",
    [reservationIds],
  );
  return lockLevels(
    sql,
    rows.map(({ item }) => item),
  );
}

/** Medusa keeps the sum of the reservations on the level, as a number and as its raw text. */
async function moveReserved(sql: Queryable, reservationIds: string[], sign: 1 | -1): Promise<void> {
  await sql.query(
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

/** What the reservations have consumed goes off the stock, or comes back to it. */
async function moveStocked(sql: Queryable, reservationIds: string[], sign: 1 | -1): Promise<void> {
  await sql.query(
    `UPDATE inventory_level l
     SET stocked_quantity = l.stocked_quantity + moved.quantity, updated_at = now(),
       raw_stocked_quantity = jsonb_build_object('value', (l.stocked_quantity + moved.quantity)::text, 'precision', 20)
     FROM (
       SELECT inventory_item_id, location_id, $2::int * sum((metadata->>'consumed')::numeric) AS quantity
       FROM reservation_item WHERE id = ANY($1) AND metadata ? 'consumed' GROUP BY inventory_item_id, location_id
     ) moved
     WHERE l.inventory_item_id = moved.inventory_item_id AND l.location_id = moved.location_id AND l.deleted_at IS NULL`,
    [reservationIds, sign],
  );
}
