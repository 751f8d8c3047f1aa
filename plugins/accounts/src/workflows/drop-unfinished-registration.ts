import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { inOneTransaction, type Queryable } from "@zakh/kit/database/one-transaction";

/** Removes a password with which nobody can sign in, because its account was never made. */
export async function dropUnfinished(sql: Queryable, email: string): Promise<void> {
  // In one statement, and by the row's own columns, which PostgreSQL reads again after it has waited for the row: an account that is
  // finished meanwhile keeps its password.
  await sql.query(
    `DELETE FROM auth_identity i WHERE id IN (SELECT auth_identity_id FROM provider_identity
       WHERE provider = 'emailpass' AND entity_id = lower($1))
     AND i.app_metadata->>'customer_id' IS NULL AND i.app_metadata->>'user_id' IS NULL`,
    [email],
  );
}

const dropStep = createStep("drop-unfinished-registration", async ({ email }: { email: string }, { container }) => {
  await inOneTransaction(container, ({ sql }) => dropUnfinished(sql, email));
  return new StepResponse({ email });
});

/** The same in a transaction of its own. */
export const dropUnfinishedRegistrationWorkflow = createWorkflow(
  "drop-unfinished-registration",
  (input: { email: string }) => new WorkflowResponse(dropStep(input)),
);

const dropOldStep = createStep("drop-old-passwords-of-invited", async ({ days }: { days: number }, { container }) => {
  await inOneTransaction(container, ({ sql }) =>
    sql.query(
      `DELETE FROM auth_identity WHERE id IN (SELECT auth_identity_id FROM provider_identity
         WHERE provider = 'emailpass' AND entity_id LIKE 'invited:%' AND created_at < now() - make_interval(days => $1))`,
      [days],
    ),
  );
  return new StepResponse({ days });
});

/** Removes passwords that were chosen for an invitation so many days ago, and never accepted it. */
export const dropOldPasswordsOfInvitedWorkflow = createWorkflow(
  "drop-old-passwords-of-invited",
  (input: { days: number }) => new WorkflowResponse(dropOldStep(input)),
);
