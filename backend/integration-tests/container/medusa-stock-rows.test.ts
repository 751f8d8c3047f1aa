import { randomUUID } from "node:crypto";
import type { IInventoryService } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import {
  consumeStock,
  discardReservations,
  releaseStock,
  reserveStock,
  restoreStock,
  returnStock,
  setAvailable,
} from "@zakh/catalog/workflows/stock";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import type { PoolClient } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bootCommerce, type Commerce } from "./boot";

/** Two items, one for the shop's SQL and one for Medusa's own service; both must end with the same rows. */
interface Item {
  id: string;
  /** Ids of line items, which do not exist, one for each reservation. */
  lines: [string, string];
  reservations: string[];
}

let commerce: Commerce;
let inventory: IInventoryService;
let location_id: string;
let ours: Item;
let theirs: Item;

beforeAll(async () => {
  commerce = await bootCommerce();
  inventory = commerce.container.resolve(Modules.INVENTORY);
  const { rows } = await shopPool().query<{ id: string }>(
    "SELECT id FROM stock_location WHERE deleted_at IS NULL ORDER BY id LIMIT 1",
  );
  location_id = rows[0]?.id ?? "";
  [ours, theirs] = (await Promise.all([newItem(), newItem()])) as [Item, Item];
});

afterAll(async () => {
  for (const { id } of [ours, theirs]) {
    await shopPool().query("DELETE FROM reservation_item WHERE inventory_item_id = $1", [id]);
    await shopPool().query("DELETE FROM inventory_item WHERE id = $1", [id]);
  }
});

async function newItem(): Promise<Item> {
  const { id } = await inventory.createInventoryItems({ title: "Туршилт" });
  return { id, lines: [`ordli_${randomUUID()}`, `ordli_${randomUUID()}`], reservations: [] };
}

function ourSql<T>(work: (sql: PoolClient) => Promise<T>): Promise<T> {
  return inTransaction(shopPool(), work);
}

/** Every column of an item's level and reservations; times reduced to whether they are set. */
async function stored({ id, lines }: Item) {
  const { rows } = await shopPool().query<{ row: Record<string, unknown> }>(
    `SELECT to_jsonb(l) AS row FROM inventory_level l WHERE inventory_item_id = $1
     UNION ALL SELECT * FROM (SELECT to_jsonb(r) FROM reservation_item r WHERE inventory_item_id = $1 ORDER BY quantity) r`,
    [id],
  );
  return rows.map(({ row }) => {
    const { consumed: _, ...metadata } = (row.metadata ?? {}) as Record<string, unknown>;
    return {
      ...row,
      id: String(row.id).replace(/_[0-9A-Z]{26}$/, ""),
      inventory_item_id: "its item",
      ...("line_item_id" in row ? { line_item_id: lines.indexOf(String(row.line_item_id)) } : {}),
      created_at: typeof row.created_at,
      updated_at: typeof row.updated_at,
      deleted_at: row.deleted_at && "a time",
      // The consumed quantity is the shop's own addition.
      metadata: Object.keys(metadata).length > 0 ? metadata : null,
    };
  });
}

async function expectSameRows(step: string) {
  const [own, medusas] = await Promise.all([stored(ours), stored(theirs)]);
  expect(own, step).toEqual(medusas);
}

function adjust(adjustment: number) {
  return inventory.adjustInventory(theirs.id, location_id, adjustment);
}

const QUANTITIES = [1.3, 2.5] as const;

it("stock is written to Medusa's tables exactly as Medusa's own service writes it", async () => {
  await ourSql((sql) => setAvailable(sql, { inventoryItemId: ours.id, locationId: location_id, unit: "kg" }, 7.5));
  await inventory.createInventoryLevels([{ inventory_item_id: theirs.id, location_id, stocked_quantity: 7.5 }]);
  await expectSameRows("set for the first time");

  await ourSql((sql) => setAvailable(sql, { inventoryItemId: ours.id, locationId: location_id, unit: "kg" }, 10));
  await inventory.updateInventoryLevels([{ inventory_item_id: theirs.id, location_id, stocked_quantity: 10 }]);
  await expectSameRows("set");

  ours.reservations = await ourSql((sql) =>
    reserveStock(
      sql,
      QUANTITIES.map((quantity, place) => ({
        lineItemId: ours.lines[place] ?? "",
        inventoryItemId: ours.id,
        name: "Туршилт",
        quantity,
        unit: "kg" as const,
      })),
    ),
  );
  const made = await inventory.createReservationItems(
    QUANTITIES.map((quantity, place) => ({
      line_item_id: theirs.lines[place],
      inventory_item_id: theirs.id,
      location_id,
      quantity,
    })),
  );
  theirs.reservations = made.map(({ id }) => id);
  await expectSameRows("reserved");
  expect(await stored(ours)).toHaveLength(3);

  await ourSql((sql) => releaseStock(sql, ours.reservations));
  await inventory.deleteReservationItemsByLineItem(theirs.lines);
  await expectSameRows("released");

  await ourSql((sql) => restoreStock(sql, ours.reservations));
  await inventory.restoreReservationItemsByLineItem(theirs.lines);
  await expectSameRows("reserved again");

  await ourSql((sql) => consumeStock(sql, ours.reservations));
  await inventory.deleteReservationItemsByLineItem(theirs.lines);
  await adjust(-3.8);
  await expectSameRows("consumed");
  expect(await inventory.retrieveStockedQuantity(ours.id, [location_id])).toEqual(
    await inventory.retrieveStockedQuantity(theirs.id, [location_id]),
  );

  await ourSql(async (sql) => {
    await returnStock(sql, ours.reservations);
    await restoreStock(sql, ours.reservations);
  });
  await adjust(3.8);
  await inventory.restoreReservationItemsByLineItem(theirs.lines);
  await expectSameRows("returned, and reserved again");

  await ourSql((sql) => discardReservations(sql, ours.reservations));
  await inventory.deleteReservationItems(theirs.reservations);
  await expectSameRows("discarded");
  expect(await stored(ours)).toHaveLength(1);

  await ourSql((sql) => setAvailable(sql, { inventoryItemId: ours.id, locationId: location_id, unit: "kg" }, 0));
  await inventory.updateInventoryLevels([{ inventory_item_id: theirs.id, location_id, stocked_quantity: 0 }]);
  await expectSameRows("sold out");
});
