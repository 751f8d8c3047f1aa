import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import { dropPasswords } from "./close-account";

const dropStep = createStep("drop-unfinished-registration", async ({ email }: { email: string }, { container }) => {
  await inOneTransaction(container, (transaction) => dropPasswords(transaction, [email]));
  return new StepResponse({ email });
});

/** Removes a password with which nobody can sign in, because its account was never made. */
export const dropUnfinishedRegistrationWorkflow = createWorkflow(
  "drop-unfinished-registration",
  (input: { email: string }) => new WorkflowResponse(dropStep(input)),
);
