import { defineWrite } from "@zakh/kit/database/define-write";
import { type IgnoreDecision, ignoreLine } from "../settling/decide";

/** Takes a waiting line out of the queue. Throws as `ignoreLine`. */
export const ignoreLineWorkflow = defineWrite("ignore-bank-statement-line", async (input: IgnoreDecision, writing) => {
  await ignoreLine(writing, input);
  return { line: input.line };
});
