import { shopPool } from "@zakh/kit/database/pool";

/**
 * Medusa indexes its tables for rows that are not deleted. The state of an order needs its released reservations, too, and Medusa's
 * own change of an order finds its actions without that condition.
 */
export default async function indexDeletedRows(): Promise<void> {
  await shopPool().query(
    'CREATE INDEX IF NOT EXISTS "IDX_reservation_item_of_line" ON reservation_item (line_item_id)',
  );
  await shopPool().query(
    'CREATE INDEX IF NOT EXISTS "IDX_order_change_action_of_change" ON order_change_action (order_change_id)',
  );
}
