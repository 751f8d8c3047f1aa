import type { Columns } from "@zakh/statement-reader";
import { expect, it } from "vitest";
import { checkColumns } from "./told-columns";

const CELLS = ["When", "Who", "Won", "Out", "Left", "What", "출금액"];
const TOLD = { date: "When", payer: "Who", in: "Won" };

it.each<[Columns, string]>([
  [TOLD, "accepted"],
  [{ ...TOLD, out: "Out", balance: "Left", kind: "What" }, "accepted"],
  [{ date: "When", payer: "Who", signed: "Won" }, "accepted"],
  // A cell may hold both.
  [{ ...TOLD, time: "When" }, "accepted"],
  [{ ...TOLD, kind: "Who" }, "accepted"],
  [{ date: "When", payer: "When", in: "When" }, "statement_columns_twice"],
  [{ ...TOLD, payer: "Won" }, "statement_columns_twice"],
  [{ ...TOLD, in: "When" }, "statement_columns_twice"],
  [{ ...TOLD, out: "Won" }, "statement_columns_twice"],
  [{ ...TOLD, balance: "Won" }, "statement_columns_twice"],
  [{ ...TOLD, payer: "Other" }, "statement_columns_incomplete"],
  [{ date: "When", payer: "Who" }, "statement_columns_incomplete"],
  [{ payer: "Who", in: "Won" }, "statement_columns_incomplete"],
  [{ ...TOLD, in: "출금액" }, "statement_columns_incomplete"],
])("columns told as %j are %s", (columns, outcome) => {
  const check = () => checkColumns(columns, CELLS);
  if (outcome === "accepted") expect(check).not.toThrow();
  else expect(check).toThrow(expect.objectContaining({ code: outcome }));
});
