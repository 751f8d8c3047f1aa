import { defineWrite } from "@zakh/kit/database/define-write";
import { type LineDecision, undoLine } from "../settling/decide";

/**
 * Undoes a settled line, so that its orders are what they were; or a line that was ignored. What is to be done is written first, and
 * finished later when this process dies. Throws as `undoLine`.
 */
export const undoLineWorkflow = defineWrite("undo-bank-statement-line", async (input: LineDecision, { container }) => {
  await undoLine(container, input);
  return { line: input.line };
});
