import { generateEntityId } from "@medusajs/framework/utils";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { exactSql } from "@zakh/kit/database/table-rows";

/** How much of an inventory item is at a location; the locks and sums of `stock`. */
export interface Level {
  id: string;
  inventoryItemId: string;
  locationId: string;
  /** How much is at the location, and how much of it is reserved. */
  stocked: number;
  reserved: number;
  /** Unreserved, in whole thousandths: grams where it is weighed. */
  available: number;
}

/** Whole thousandths of a unit. */
export function inGrams(quantity: number): number {
  return Math.round(quantity * 1000) / 1000;
}

export async function lockLevels(sql: Queryable, inventoryItemIds: string[]): Promise<Level[]> {
  const { rows } = await sql.query<Level>(
    `SELECT id, inventory_item_id AS "inventoryItemId", location_id AS "locationId",
       stocked_quantity::float8 AS stocked, reserved_quantity::float8 AS reserved,
       (floor((stocked_quantity - reserved_quantity) * 1000) / 1000)::float8 AS available
     FROM inventory_level WHERE inventory_item_id = ANY($1) AND deleted_at IS NULL
     ORDER BY id FOR UPDATE`,
    [inventoryItemIds],
  );
  return rows;
}

export async function lockLevelsOf(sql: Queryable, reservationIds: string[]): Promise<Level[]> {
  const { rows } = await sql.query<{ item: string }>(
    "SELECT DISTINCT inventory_item_id AS item FROM reservation_item WHERE id = ANY($1)",
    [reservationIds],
  );
  return lockLevels(
    sql,
    rows.map(({ item }) => item),
  );
}

/** Medusa stores the sum of the reservations on the level. */
export async function moveReserved(sql: Queryable, reservationIds: string[], sign: 1 | -1): Promise<void> {
  await sql.query(
    `UPDATE inventory_level l
     SET reserved_quantity = l.reserved_quantity + moved.quantity, updated_at = now(),
       raw_reserved_quantity = ${exactSql("l.reserved_quantity + moved.quantity")}
     FROM (
       SELECT inventory_item_id, location_id, $2::int * sum(quantity) AS quantity
       FROM reservation_item WHERE id = ANY($1) GROUP BY inventory_item_id, location_id
     ) moved
     WHERE l.inventory_item_id = moved.inventory_item_id AND l.location_id = moved.location_id AND l.deleted_at IS NULL`,
    [reservationIds, sign],
  );
}

/** Subtracts consumed stock from the level, or adds it again. */
export async function moveStocked(sql: Queryable, reservationIds: string[], sign: 1 | -1): Promise<void> {
  await sql.query(
    `UPDATE inventory_level l
     SET stocked_quantity = l.stocked_quantity + moved.quantity, updated_at = now(),
       raw_stocked_quantity = ${exactSql("l.stocked_quantity + moved.quantity")}
     FROM (
       SELECT inventory_item_id, location_id, $2::int * sum((metadata->>'consumed')::numeric) AS quantity
       FROM reservation_item WHERE id = ANY($1) AND metadata ? 'consumed' GROUP BY inventory_item_id, location_id
     ) moved
     WHERE l.inventory_item_id = moved.inventory_item_id AND l.location_id = moved.location_id AND l.deleted_at IS NULL`,
    [reservationIds, sign],
  );
}

export async function createLevel(
  sql: Queryable,
  { inventoryItemId, locationId }: { inventoryItemId: string; locationId: string },
  stocked: number,
): Promise<void> {
  await sql.query(
    `INSERT INTO inventory_level (id, inventory_item_id, location_id, stocked_quantity, raw_stocked_quantity,
       raw_reserved_quantity, raw_incoming_quantity)
     VALUES ($1, $2, $3, $4::numeric, ${exactSql("$4::numeric")}, ${exactSql("0")}, ${exactSql("0")})`,
    [generateEntityId(undefined, "ilev"), inventoryItemId, locationId, String(stocked)],
  );
}

export async function addStock(sql: Queryable, id: string, added: number): Promise<void> {
  await sql.query(
    `UPDATE inventory_level SET stocked_quantity = stocked_quantity + $2::numeric, updated_at = now(),
       raw_stocked_quantity = ${exactSql("stocked_quantity + $2::numeric")}
     WHERE id = $1`,
    [id, String(added)],
  );
}
