import { model } from "@medusajs/framework/utils";

/** A store's rate of commission from when it was set: orders keep the rate of the time at which they were placed. Only added. */
export const StoreCommissionRate = model
  .define("store_commission_rate", {
    id: model.id({ prefix: "strat" }).primaryKey(),
    number: model.autoincrement(),
    store_number: model.number(),
    /** Hundredths of a per cent. */
    basis_points: model.number(),
    by_number: model.number().nullable(),
    by_name: model.text().nullable(),
  })
  .indexes([
    { name: "IDX_store_commission_rate_number", on: ["number"], unique: true },
    { name: "IDX_store_commission_rate_store_number", on: ["store_number", "created_at"] },
  ])
  .checks([{ name: "store_commission_rate_basis_points", expression: "basis_points BETWEEN 0 AND 5000" }]);
