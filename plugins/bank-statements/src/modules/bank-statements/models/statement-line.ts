import { model } from "@medusajs/framework/utils";
import { BankStatement } from "./bank-statement";

/**
 * An incoming line of a statement, and what became of it. A transfer is one line however many statements have it: the
 * others are `duplicate`, which a unique index guards.
 */
export const StatementLine = model
  .define("statement_line", {
    id: model.id({ prefix: "stln" }).primaryKey(),
    number: model.autoincrement(),
    bank_statement: model.belongsTo(() => BankStatement, { mappedBy: "lines" }),
    row: model.number(),
    at: model.dateTime(),
    precision: model.text(),
    payer: model.text(),
    texts: model.json(),
    /** Won. */
    amount: model.bigNumber(),
    /** Won; null when the bank does not tell it. */
    balance: model.bigNumber().nullable(),
    /** Public id of the shop's account; 0 when it is not known. */
    bank_account_number: model.number().default(0),
    /** The same for the same transfer in every statement (`row-keys` of the reader). */
    key: model.text(),
    loose_key: model.text(),
    state: model.text().default("waiting"),
    kind: model.text().nullable(),
    reason: model.json().nullable(),
    proposals: model.json(),
    /** How it was settled: `{ as, orders: [{ number, amount }] }`. */
    settlement: model.json().nullable(),
    evidence: model.text().nullable(),
    /** How the statement's job settles it (`settling/pending`). */
    pending: model.json().nullable(),
    /** Public id and name of the admin who decided; null when it settled by itself. */
    decided_by: model.number().nullable(),
    decided_name: model.text().nullable(),
    decided_at: model.dateTime().nullable(),
  })
  .indexes([
    { name: "IDX_statement_line_number", on: ["number"], unique: true },
    {
      name: "IDX_statement_line_once",
      on: ["bank_account_number", "key"],
      unique: true,
      where: "state <> 'duplicate' AND deleted_at IS NULL",
    },
    { name: "IDX_statement_line_key", on: ["key"] },
    { name: "IDX_statement_line_loose_key", on: ["loose_key"] },
    { name: "IDX_statement_line_statement", on: ["bank_statement_id", "row"] },
    { name: "IDX_statement_line_state", on: ["state", "at", "number"] },
    { name: "IDX_statement_line_pending", on: ["number"], where: "pending IS NOT NULL" },
  ])
  .checks([
    { name: "statement_line_state", expression: "state IN ('settled', 'waiting', 'ignored', 'duplicate')" },
    { name: "statement_line_amount", expression: "amount > 0 AND amount = round(amount)" },
    { name: "statement_line_settled", expression: "state <> 'settled' OR settlement IS NOT NULL" },
  ]);
