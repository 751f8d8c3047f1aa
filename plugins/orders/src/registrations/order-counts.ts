import { countRows } from "@zakh/kit/observability/counted-rows";

/** Registers the counts of orders for `/metrics`. */
export async function orderCountsLoader(): Promise<void> {
  countRows({
    name: "zakh_orders",
    help: "Orders, by status",
    label: "status",
    select: "SELECT status AS label, count(*) AS count FROM order_detail WHERE deleted_at IS NULL GROUP BY 1",
  });
}
