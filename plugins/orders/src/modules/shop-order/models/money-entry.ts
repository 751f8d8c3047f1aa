import { model } from "@medusajs/framework/utils";
import { OrderStatusChange } from "./order-status-change";

/**
 * One entry in an order's money (ruling 48): written with the line of history that says who did it and when, never changed. What
 * the kinds mean is `contract/money`.
 */
export const MoneyEntry = model
  .define("money_entry", {
    id: model.id({ prefix: "mony" }).primaryKey(),
    order_detail_id: model.text(),
    change: model.belongsTo(() => OrderStatusChange, { mappedBy: "money" }),
    kind: model.text(),
    /** Whole won; negative where it takes an earlier entry of its kind back. */
    amount: model.bigNumber(),
    /** Who transferred money that came in; null otherwise, and where nobody knows. */
    payer: model.text().nullable(),
  })
  .indexes([
    { name: "IDX_money_entry_order_detail_id", on: ["order_detail_id"] },
    { name: "IDX_money_entry_change_id", on: ["change_id"] },
  ])
  .checks([
    { name: "money_entry_kind", expression: "kind IN ('received', 'to_return', 'returned')" },
    { name: "money_entry_amount", expression: "amount <> 0 AND amount = round(amount)" },
  ]);
