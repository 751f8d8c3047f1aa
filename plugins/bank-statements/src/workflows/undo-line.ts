import { defineWrite } from "@zakh/kit/database/define-write";
import { type LineDecision, undoLine } from "../settling/decide";

/** Undoes a settled line, so that its orders are what they were, in one transaction; or a line that was ignored. Throws as `undoLine`. */
export const undoLineWorkflow = defineWrite("undo-bank-statement-line", async (input: LineDecision, writing) => {
  await undoLine(writing, input);
  return { line: input.line };
});
