import { generateEntityId } from "@medusajs/framework/utils";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { exactSql } from "@zakh/kit/database/table-rows";
import { ApiError } from "@zakh/kit/errors/api-error";
import { inTenths } from "../contract/tenths";
import { DEFAULT_UNIT, quantityTexts, type Unit } from "../contract/units";
import {
  addStock,
  createLevel,
  inGrams,
  type Level,
  lockLevels,
  lockLevelsOf,
  moveReserved,
  moveStocked,
} from "./stock-levels";

/**
 * All writes of the shop to Medusa's inventory tables: reservations and stock levels, under row locks on the levels.
 *
 * Medusa's own `createReservationItems`, `deleteReservationItems` and `adjustInventory` read a level, add, and write
 * the sum back without a lock, so two buyers can get the last piece (medusa #16569). Here the level is locked, checked
 * and changed, always in the same order of rows, which prevents overselling and deadlocks (ruling 6). All functions
 * must run inside a transaction. `medusa-stock-rows.test.ts` compares every column with what Medusa's own service
 * writes.
 */

export interface StockRequest {
  lineItemId: string;
  /** Null when Medusa's inventory item was deleted while stock is tracked: then there is no stock. */
  inventoryItemId: string | null;
  /** For the error when there is not enough: the product's name, and its public id where known. */
  name: string;
  productId?: number;
  quantity: number;
  unit: Unit;
}

/**
 * Reserves all lines, or throws 409 `stock_short` with the product's name and the stock left. Returns the
 * reservation ids.
 */
export async function reserveStock(sql: Queryable, wanted: StockRequest[]): Promise<string[]> {
  if (wanted.length === 0) return [];
  const levels = await lockLevels(
    sql,
    wanted.flatMap(({ inventoryItemId }) => inventoryItemId ?? []),
  );
  const parts = wanted.flatMap((line) => allot(line, levels));
  const ids = parts.map(() => generateEntityId(undefined, "resitem"));
  await sql.query(
    `INSERT INTO reservation_item (id, line_item_id, inventory_item_id, location_id, quantity, raw_quantity)
     SELECT id, line, item, location, quantity, ${exactSql("quantity")}
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

/** Releases reservations; ignores those already released. */
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

/** Reserves released stock again, or throws 409 `stock_short` (ruling 10). */
export async function restoreStock(sql: Queryable, reservationIds: string[]): Promise<void> {
  const levels = await lockLevelsOf(sql, reservationIds);
  const { rows } = await sql.query<StockRequest & { id: string; locationId: string }>(
    `UPDATE reservation_item r SET deleted_at = NULL, updated_at = now()
     FROM (SELECT id FROM reservation_item WHERE id = ANY($1) AND deleted_at IS NOT NULL FOR UPDATE) released
     WHERE r.id = released.id
     RETURNING r.id, r.line_item_id AS "lineItemId", r.inventory_item_id AS "inventoryItemId",
       r.location_id AS "locationId", r.quantity::float8 AS quantity,
       coalesce((SELECT title FROM order_line_item WHERE id = r.line_item_id), '') AS name,
       coalesce((SELECT pd.unit FROM order_line_item line JOIN product_detail pd ON pd.id = 'pdet_' || line.product_id
         WHERE line.id = r.line_item_id), $2) AS unit`,
    [reservationIds, DEFAULT_UNIT],
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
 * Removes reserved goods from the stock, because they have been delivered. Each reservation records how much was taken
 * (`metadata.consumed`) for `returnStock`; it is less than reserved when somebody has lowered the stock meanwhile.
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

/** How much is reserved for a line of an order instead of what was: what was packed. */
export interface PackedStock {
  lineItemId: string;
  quantity: number;
}

/**
 * Reserves for each line what was packed. More than was reserved is reserved as far as there is stock: goods that were packed are
 * there, whatever the stock says. Lines without reserved stock stay without.
 */
export async function reservePacked(sql: Queryable, packed: readonly PackedStock[]): Promise<void> {
  const { rows } = await sql.query<Reservation>(
    `SELECT id, line_item_id AS "lineItemId", inventory_item_id AS "inventoryItemId", location_id AS "locationId",
       quantity::float8 AS quantity
     FROM reservation_item WHERE line_item_id = ANY($1) AND deleted_at IS NULL ORDER BY id FOR UPDATE`,
    [packed.map(({ lineItemId }) => lineItemId)],
  );
  const ids = rows.map(({ id }) => id);
  const levels = await lockLevelsOf(sql, ids);
  await moveReserved(sql, ids, -1);
  const wanted = new Map(packed.map(({ lineItemId, quantity }) => [lineItemId, quantity]));
  const left = new Map(levels.map(({ id, stocked, reserved }) => [id, inGrams(stocked - reserved)]));
  const quantities = rows.map((row, place) => {
    const isLast = !rows.slice(place + 1).some(({ lineItemId }) => lineItemId === row.lineItemId);
    const still = wanted.get(row.lineItemId) ?? 0;
    const level = levels.find(
      ({ inventoryItemId, locationId }) => inventoryItemId === row.inventoryItemId && locationId === row.locationId,
    );
    const more = level ? Math.max(0, left.get(level.id) ?? 0) : 0;
    const quantity = inGrams(Math.min(still, isLast ? row.quantity + more : row.quantity));
    wanted.set(row.lineItemId, inGrams(still - quantity));
    if (level) left.set(level.id, inGrams((left.get(level.id) ?? 0) + row.quantity - quantity));
    return quantity;
  });
  await sql.query(
    `UPDATE reservation_item r SET quantity = part.quantity, raw_quantity = ${exactSql("part.quantity")}, updated_at = now()
     FROM unnest($1::text[], $2::numeric[]) AS part(id, quantity) WHERE r.id = part.id`,
    [ids, quantities],
  );
  await moveReserved(sql, ids, 1);
}

/** Throws 409 `stock_short` where less of a line's tracked stock is reserved than it needs: others have bought it meanwhile. */
export async function requireReserved(sql: Queryable, line: Omit<StockRequest, "inventoryItemId">): Promise<void> {
  const { rows } = await sql.query<{ reserved: number }>(
    `SELECT sum(quantity)::float8 AS reserved FROM reservation_item WHERE line_item_id = $1 AND deleted_at IS NULL HAVING count(*) > 0`,
    [line.lineItemId],
  );
  for (const { reserved } of rows) if (reserved < line.quantity) throw stockShort(line, reserved);
}

interface Reservation extends PackedStock {
  id: string;
  inventoryItemId: string;
  locationId: string;
}

/** Puts consumed goods back into stock and releases them, so that `restoreStock` can reserve them. */
export async function returnStock(sql: Queryable, reservationIds: string[]): Promise<void> {
  await lockLevelsOf(sql, reservationIds);
  await moveStocked(sql, reservationIds, 1);
  await sql.query(
    "UPDATE reservation_item SET metadata = nullif(metadata - 'consumed', '{}'), updated_at = now() WHERE id = ANY($1)",
    [reservationIds],
  );
}

/** Deletes reservations permanently, because their order was never placed. */
export async function discardReservations(sql: Queryable, reservationIds: string[]): Promise<void> {
  await lockLevelsOf(sql, reservationIds);
  await moveReserved(sql, reservationIds, -1);
  await sql.query("DELETE FROM reservation_item WHERE id = ANY($1)", [reservationIds]);
}

/**
 * Sets the unreserved stock of an inventory item, over all locations, to `available`; reserved stock comes on top
 * and is never changed. The difference is added to or taken from the location `locationId`, whose level is created when
 * missing. Throws 409 `stock_below_reserved` when that location would hold less than is reserved there.
 */
export async function setAvailable(
  sql: Queryable,
  item: { inventoryItemId: string; locationId: string; unit: Unit },
  available: number,
): Promise<void> {
  const levels = await lockLevels(sql, [item.inventoryItemId]);
  const added = inTenths(available - unreserved(levels));
  const level = levels.find(({ locationId }) => locationId === item.locationId) ?? levels[0];
  if (!level) return createLevel(sql, item, available);
  if (inTenths(level.stocked + added) < level.reserved) {
    // Other locations keep their stock, so one location cannot get below this total.
    const least = inTenths(unreserved(levels.filter(({ id }) => id !== level.id)));
    throw new ApiError(409, "stock_below_reserved", { params: { least: quantityTexts(least, item.unit) } });
  }
  await addStock(sql, level.id, added);
}

function unreserved(levels: Level[]): number {
  return levels.reduce((sum, { stocked, reserved }) => sum + stocked - reserved, 0);
}

/** Splits a line over the locations that have stock, and subtracts it from `levels`. */
function allot(line: StockRequest, levels: Level[]): (StockRequest & { locationId: string })[] {
  const parts: (StockRequest & { locationId: string })[] = [];
  const places = levels.filter(
    ({ inventoryItemId, available }) => inventoryItemId === line.inventoryItemId && available > 0,
  );
  // Less than a tenth cannot be sold.
  const left = Math.floor(inGrams(places.reduce((sum, { available }) => sum + available, 0)) * 10) / 10;
  let missing = line.quantity;
  for (const place of places) {
    if (missing <= 0) break;
    const quantity = Math.min(missing, place.available);
    place.available = inGrams(place.available - quantity);
    missing = inGrams(missing - quantity);
    parts.push({ ...line, quantity, locationId: place.locationId });
  }
  if (missing > 0) throw stockShort(line, left);
  return parts;
}

function stockShort(
  { name, productId, unit }: Pick<StockRequest, "name" | "productId" | "unit">,
  left: number,
): ApiError {
  return new ApiError(409, "stock_short", {
    params: { name, left: quantityTexts(left, unit) },
    extra: { left, productId },
  });
}
