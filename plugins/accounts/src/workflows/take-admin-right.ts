import { UserWorkflowEvents } from "@medusajs/framework/utils";
import { createWorkflow, transform, WorkflowResponse, when } from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { writeAdminRightStep } from "./steps/write-admin-right";

/**
 * Revokes the admin right in the shop and in Medusa's dashboard, and ends the account's admin sessions. Throws 404
 * `not_found`, and 409 `last_admin` when no admin would be left.
 */
export const takeAdminRightWorkflow = createWorkflow("take-admin-right", (input: { number: number }) => {
  const written = writeAdminRightStep(transform(input, ({ number }) => ({ number, isAdmin: false })));
  when("a-user-is-gone", written, ({ removedUserId }) => removedUserId !== null).then(() => {
    emitEventStep({ eventName: UserWorkflowEvents.DELETED, data: { id: written.removedUserId } });
  });
  return new WorkflowResponse(transform(written, ({ user }) => user));
});
