import { defineWrite } from "@zakh/kit/database/define-write";
import { type UndoStatement, undoStatement } from "../settling/undo-statement";

/** Undoes what a statement's lines settled, each line for itself. Throws as `undoStatement`. */
export const undoStatementWorkflow = defineWrite("undo-bank-statement", (input: UndoStatement, writing) =>
  undoStatement(writing, input),
);
