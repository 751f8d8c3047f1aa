import { model } from "@medusajs/framework/utils";
import { BankStatement } from "./bank-statement";

/**
 * An outgoing row of a statement by which the shop returned an order's money (ruling 48); other outgoing rows are not
 * kept. Once however many statements have it, which a unique index guards.
 */
export const OutgoingLine = model
  .define("outgoing_line", {
    id: model.id({ prefix: "stout" }).primaryKey(),
    number: model.autoincrement(),
    bank_statement: model.belongsTo(() => BankStatement, { mappedBy: "outgoing" }),
    row: model.number(),
    at: model.dateTime(),
    precision: model.text(),
    payer: model.text(),
    texts: model.json(),
    /** Won. */
    amount: model.bigNumber(),
    /** Won. */
    balance: model.bigNumber().nullable(),
    /** Public id of the shop's account. */
    bank_account_number: model.number(),
    /** The same for the same transfer in every statement (`row-keys` of the reader). */
    key: model.text(),
    loose_key: model.text(),
    /** Public id of the order whose money it returned. */
    order_number: model.number(),
    /** `pending` until the order's workflow has run; `refused` when the order had changed meanwhile. */
    state: model.text().default("pending"),
  })
  .indexes([
    { name: "IDX_outgoing_line_number", on: ["number"], unique: true },
    { name: "IDX_outgoing_line_once", on: ["bank_account_number", "key"], unique: true },
    { name: "IDX_outgoing_line_amount", on: ["amount", "at"] },
    { name: "IDX_outgoing_line_pending", on: ["number"], where: "state = 'pending'" },
  ])
  .checks([
    { name: "outgoing_line_state", expression: "state IN ('pending', 'returned', 'refused')" },
    { name: "outgoing_line_amount", expression: "amount > 0 AND amount = round(amount)" },
  ]);
