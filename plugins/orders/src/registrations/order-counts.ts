import type { CountedRows } from "@zakh/kit/observability/counted-rows";

/** The counts of orders for `/metrics`. */
export const orderCounts: CountedRows = {
  name: "zakh_orders",
  help: "Orders, by status",
  label: "status",
  select: "SELECT status AS label, count(*) AS count FROM order_detail WHERE deleted_at IS NULL GROUP BY 1",
};
