import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";

const dropStep = createStep("drop-unfinished-registration", async ({ email }: { email: string }, { container }) => {
  // In one statement, and by the row's own columns, which PostgreSQL reads again after it has waited for the row: an account that is
  // finished meanwhile keeps its password.
  await inOneTransaction(container, ({ sql }) =>
    sql.query(
      `DELETE FROM auth_identity i WHERE id IN (SELECT auth_identity_id FROM provider_identity
         WHERE provider = 'emailpass' AND entity_id = lower($1))
       AND i.app_metadata->>'customer_id' IS NULL AND i.app_metadata->>'user_id' IS NULL`,
      [email],
    ),
  );
  return new StepResponse({ email });
});

/** Removes a password with which nobody can sign in, because its account was never made. */
export const dropUnfinishedRegistrationWorkflow = createWorkflow(
  "drop-unfinished-registration",
  (input: { email: string }) => new WorkflowResponse(dropStep(input)),
);
