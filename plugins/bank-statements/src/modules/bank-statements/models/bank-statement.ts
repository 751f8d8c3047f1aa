import { model } from "@medusajs/framework/utils";
import { OutgoingLine } from "./outgoing-line";
import { StatementLine } from "./statement-line";

/** A bank's file, or a pasted text, as it was imported. */
export const BankStatement = model
  .define("bank_statement", {
    id: model.id({ prefix: "bkst" }).primaryKey(),
    number: model.autoincrement(),
    /** The file's name; empty for a pasted text. */
    name: model.text().default(""),
    /** Bytes. */
    size: model.number().default(0),
    /** Public id of the shop's account; null when it is not known. */
    bank_account_number: model.number().nullable(),
    /** When its first and its last transfer was, in or out; null without one, and in statements from before. */
    first_at: model.dateTime().nullable(),
    last_at: model.dateTime().nullable(),
    chain: model.text(),
    /** The gaps of a broken chain, and the rows that could not be read. */
    gaps: model.json(),
    unread: model.json(),
    /** What it says was taken back, or went out, for deposits that a later import has (`KeptTakenBack`); null in statements from before. */
    taken_back: model.json().nullable(),
    /** The header by which it was read, as in `statement-layout`; messages have none. */
    header: model.text().nullable(),
    /** All rows that were read, and those of outgoing money, of which only returns are lines (`outgoing-line`). */
    row_count: model.number(),
    outgoing_count: model.number(),
    /** Public id and name of the account that imported it. */
    account_number: model.number().nullable(),
    account_name: model.text().nullable(),
    lines: model.hasMany(() => StatementLine, { mappedBy: "bank_statement" }),
    outgoing: model.hasMany(() => OutgoingLine, { mappedBy: "bank_statement" }),
  })
  .cascades({ delete: ["lines", "outgoing"] })
  .indexes([{ name: "IDX_bank_statement_number", on: ["number"], unique: true }])
  .checks([{ name: "bank_statement_chain", expression: "chain IN ('whole', 'broken', 'unknown')" }]);
