import { Modules, UserWorkflowEvents } from "@medusajs/framework/utils";
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import {
  acquireLockStep,
  deleteUsersStep,
  dismissRemoteLinkStep,
  emitEventStep,
  releaseLockStep,
} from "@medusajs/medusa/core-flows";
import { ACCOUNT_MODULE } from "../modules/account";
import { adminRightLock } from "./admin-right-lock";
import { setAdminFlagStep } from "./steps/set-admin-flag";
import { setDashboardActorStep } from "./steps/set-dashboard-actor";

/**
 * Takes an admin's right, in the shop and in Medusa's dashboard; their admin sessions end at once. Throws 404 `not_found`,
 * and 409 `last_admin` where nobody would be left.
 */
export const takeAdminRightWorkflow = createWorkflow("take-admin-right", (input: { number: number }) => {
  const lock = transform(input, adminRightLock);
  acquireLockStep(lock);
  const account = setAdminFlagStep(transform(input, ({ number }) => ({ number, isAdmin: false })));
  setDashboardActorStep(transform(account, ({ user: { email } }) => ({ email, userId: null })));
  const users = transform(account, ({ userId }) => (userId ? [userId] : []));
  dismissRemoteLinkStep(
    transform({ account, users }, (all) =>
      all.users.map((userId) => ({
        [ACCOUNT_MODULE]: { account_id: all.account.accountId },
        [Modules.USER]: { user_id: userId },
      })),
    ),
  );
  deleteUsersStep(users);
  emitEventStep({
    eventName: UserWorkflowEvents.DELETED,
    data: transform(users, (ids) => ids.map((id) => ({ id }))),
  });
  releaseLockStep(lock);
  return new WorkflowResponse(account.user);
});
