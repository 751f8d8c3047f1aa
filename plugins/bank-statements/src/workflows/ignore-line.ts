import { defineWrite } from "@zakh/kit/database/define-write";
import { ignoreLine, type LineDecision } from "../settling/decide";

/** Takes a waiting line out of the queue. Throws as `ignoreLine`. */
export const ignoreLineWorkflow = defineWrite("ignore-bank-statement-line", async (input: LineDecision) => {
  await ignoreLine(input);
  return { line: input.line };
});
