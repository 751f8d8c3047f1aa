import { model } from "@medusajs/framework/utils";
import { MarketStore } from "./market-store";

/** An admin's decision about a store: who, when, why. Never changed afterwards. */
export const MarketStoreDecision = model
  .define("market_store_decision", {
    id: model.id({ prefix: "mstd" }).primaryKey(),
    number: model.autoincrement(),
    /** One of `STORE_DECISIONS`. */
    kind: model.text(),
    reason: model.text().default(""),
    /** Public id of the admin's account; null when the seed decided. */
    account_number: model.number().nullable(),
    account_name: model.text().nullable(),
    market_store: model.belongsTo(() => MarketStore, { mappedBy: "decisions" }),
  })
  .indexes([{ name: "IDX_market_store_decision_number", on: ["number"], unique: true }])
  .checks([
    {
      name: "market_store_decision_kind",
      expression: "kind IN ('verified', 'unverified', 'suspended', 'resumed', 'changed', 'change_refused')",
    },
  ]);
