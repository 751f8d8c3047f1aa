import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { writeAdminRightStep } from "./steps/write-admin-right";

/**
 * Makes an account an admin of the shop and of Medusa's dashboard (ruling 18). For an existing admin it restores
 * missing parts. Throws 404 `not_found`.
 */
export const giveAdminRightWorkflow = createWorkflow("give-admin-right", (input: { number: number }) => {
  const written = writeAdminRightStep(transform(input, ({ number }) => ({ number, isAdmin: true })));
  return new WorkflowResponse(transform(written, ({ user }) => user));
});
