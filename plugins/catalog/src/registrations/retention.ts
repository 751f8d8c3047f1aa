import { deleteRows, type Retention } from "@zakh/kit/retention/retention";

/** What of the catalogue is forgotten: who waits for a product that does not come back. */
export const retention: readonly Retention[] = [
  { name: "stock-alerts", days: 365, forget: deleteRows("back_in_stock_alert", "created_at < $1") },
];
