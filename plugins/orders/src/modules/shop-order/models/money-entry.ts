import { model } from "@medusajs/framework/utils";
import { OrderStatusChange } from "./order-status-change";

/**
 * One entry of an order's money (ruling 48): written with the history entry that records who did it and when, never
 * changed, which a trigger guards. `contract/money` defines the kinds.
 */
export const MoneyEntry = model
  .define("money_entry", {
    id: model.id({ prefix: "mony" }).primaryKey(),
    order_detail_id: model.text(),
    change: model.belongsTo(() => OrderStatusChange, { mappedBy: "money" }),
    kind: model.text(),
    /** Whole won; negative when it reverses an earlier entry of its kind. */
    amount: model.bigNumber(),
    /** Who transferred money that came in; otherwise, and when unknown, null. */
    payer: model.text().nullable(),
    /** Public id of the statement line by which the money came in, also where it is to go back; otherwise null. */
    statement_line_number: model.number().nullable(),
  })
  .indexes([
    { name: "IDX_money_entry_order_detail_id", on: ["order_detail_id"] },
    { name: "IDX_money_entry_change_id", on: ["change_id"] },
    { name: "IDX_money_entry_statement_line_number", on: ["statement_line_number"] },
    { name: "IDX_money_entry_returns", on: ["order_detail_id"], where: "kind <> 'received' AND deleted_at IS NULL" },
  ])
  .checks([
    {
      name: "money_entry_kind",
      expression: "kind IN ('received', 'credit_used', 'to_return', 'returned', 'credit_given', 'gift')",
    },
    { name: "money_entry_amount", expression: "amount <> 0 AND amount = round(amount)" },
  ]);
