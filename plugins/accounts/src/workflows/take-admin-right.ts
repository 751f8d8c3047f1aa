import { UserWorkflowEvents } from "@medusajs/framework/utils";
import { defineWrite } from "@zakh/kit/database/define-write";
import { writeAdminRight } from "./admin-right";

/**
 * Revokes the admin right in the shop and in Medusa's dashboard, and ends the account's admin sessions. Throws 404
 * `not_found`, and 409 `last_admin` when no admin would be left.
 */
export const takeAdminRightWorkflow = defineWrite(
  "take-admin-right",
  async ({ number }: { number: number }, { container, emit }) => {
    const { user, removedUserId } = await writeAdminRight(container, { number, isAdmin: false });
    if (removedUserId !== null) emit(UserWorkflowEvents.DELETED, { id: removedUserId });
    return user;
  },
);
