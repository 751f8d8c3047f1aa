import { model } from "@medusajs/framework/utils";

/** The columns of a header that the reader does not know, as a person told them once. */
export const StatementLayout = model
  .define("statement_layout", {
    id: model.id({ prefix: "stlt" }).primaryKey(),
    number: model.autoincrement(),
    /** The texts of the header row, one line each. */
    header: model.text(),
    /** The header text of each role. */
    columns: model.json(),
  })
  .indexes([
    { name: "IDX_statement_layout_number", on: ["number"], unique: true },
    { name: "IDX_statement_layout_header", on: ["header"], unique: true, where: "deleted_at IS NULL" },
  ]);
