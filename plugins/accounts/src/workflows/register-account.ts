import { Modules } from "@medusajs/framework/utils";
import { createWorkflow, transform, WorkflowResponse, when } from "@medusajs/framework/workflows-sdk";
import { createCustomersStep, createRemoteLinkStep, createUsersStep } from "@medusajs/medusa/core-flows";
import { ACCOUNT_MODULE } from "../modules/account";
import { createAccountStep } from "./steps/create-account";
import { createAuthIdentityStep } from "./steps/create-auth-identity";
import { setAuthActorsStep } from "./steps/set-auth-actors";

export interface RegisterAccountInput {
  username: string;
  email: string;
  name: string;
  phone: string;
  password: string;
  /** Only the seed and admins set this; never the sign-up form. */
  isAdmin: boolean;
}

/** A new account: its row, its password, Medusa's Customer, and for an admin Medusa's User (rulings 15, 16, 18). */
export const registerAccountWorkflow = createWorkflow("register-account", (input: RegisterAccountInput) => {
  const account = createAccountStep(
    transform(input, ({ username, email, name, phone, isAdmin }) => ({ username, email, name, phone, isAdmin })),
  );
  const identity = createAuthIdentityStep(transform(input, ({ email, password }) => ({ email, password })));
  const customers = createCustomersStep(
    transform(input, ({ email, name, phone }) => [{ email, first_name: name, phone, has_account: true }]),
  );
  const users = when("for-an-admin", input, ({ isAdmin }) => isAdmin).then(() =>
    createUsersStep(transform(input, ({ email, name }) => [{ email, first_name: name }])),
  );
  createRemoteLinkStep(
    transform({ account, customers, users }, (created) => {
      const own = { account_id: created.account.id };
      return [
        { [ACCOUNT_MODULE]: own, [Modules.CUSTOMER]: { customer_id: created.customers[0]?.id } },
        ...(created.users ?? []).map(({ id }) => ({ [ACCOUNT_MODULE]: own, [Modules.USER]: { user_id: id } })),
      ];
    }),
  );
  setAuthActorsStep(
    transform({ identity, customers, users }, (created) => ({
      authIdentityId: created.identity.id,
      customerId: created.customers[0]?.id ?? "",
      userId: created.users?.[0]?.id,
    })),
  );
  return new WorkflowResponse(account);
});
