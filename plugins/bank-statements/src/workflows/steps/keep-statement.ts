import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { keepStatement, type NewStatement } from "../../import/keep-statement";

/** There is no undo: a later step only settles lines, and what it does not settle waits. */
export const keepStatementStep = createStep(
  "keep-bank-statement",
  async (input: NewStatement, { container }) => new StepResponse(await keepStatement(container, input)),
);
