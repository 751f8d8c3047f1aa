import { model } from "@medusajs/framework/utils";

/**
 * The right to work on one thing at a time, in whatever process: a request that is being placed, an order whose status
 * changes. A row lives for as long as the work does; one that outlived its time was left by a process that died.
 */
export const OrderLease = model.define("order_lease", {
  id: model.id({ prefix: "ordlease" }).primaryKey(),
  /** Unique, also among deleted rows: see the migration. */
  key: model.text(),
  taken_at: model.dateTime(),
});
