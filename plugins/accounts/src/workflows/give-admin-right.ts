import { Modules } from "@medusajs/framework/utils";
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { acquireLockStep, createRemoteLinkStep, releaseLockStep } from "@medusajs/medusa/core-flows";
import { ACCOUNT_MODULE } from "../modules/account";
import { adminRightLock } from "./admin-right-lock";
import { ensureDashboardUserStep } from "./steps/ensure-dashboard-user";
import { setAdminFlagStep } from "./steps/set-admin-flag";
import { setDashboardActorStep } from "./steps/set-dashboard-actor";

/**
 * Makes an account an admin, of the shop and of Medusa's dashboard (ruling 18). Run on somebody who is one already it brings
 * back what is missing. Throws 404 `not_found`.
 */
export const giveAdminRightWorkflow = createWorkflow("give-admin-right", (input: { number: number }) => {
  const lock = transform(input, adminRightLock);
  acquireLockStep(lock);
  const account = setAdminFlagStep(transform(input, ({ number }) => ({ number, isAdmin: true })));
  const dashboard = ensureDashboardUserStep(transform(account, ({ user: { email, name } }) => ({ email, name })));
  createRemoteLinkStep(
    transform({ account, dashboard }, (all) =>
      all.account.userId === all.dashboard.id
        ? []
        : [{ [ACCOUNT_MODULE]: { account_id: all.account.accountId }, [Modules.USER]: { user_id: all.dashboard.id } }],
    ),
  );
  setDashboardActorStep(
    transform({ account, dashboard }, (all) => ({ email: all.account.user.email, userId: all.dashboard.id })),
  );
  releaseLockStep(lock);
  return new WorkflowResponse(account.user);
});
