import { shopPool } from "@zakh/kit/database/pool";

/** What is looked for in tables of Medusa among deleted rows, too, while Medusa's own indexes leave those out. */
const INDEXES = {
  // The state of an order has its released reservations.
  IDX_reservation_item_of_line: "reservation_item (line_item_id)",
  // Medusa finds the actions of a change without that condition.
  IDX_order_change_action_of_change: "order_change_action (order_change_id)",
};

export default async function indexDeletedRows(): Promise<void> {
  for (const [name, columns] of Object.entries(INDEXES))
    await shopPool().query(`CREATE INDEX IF NOT EXISTS "${name}" ON ${columns}`);
}
