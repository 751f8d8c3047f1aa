import { Modules } from "@medusajs/framework/utils";
import { createWorkflow, transform, WorkflowResponse, when } from "@medusajs/framework/workflows-sdk";
import {
  createCustomersStep,
  createRemoteLinkStep,
  createUsersStep,
  setAuthAppMetadataStep,
} from "@medusajs/medusa/core-flows";
import { ACCOUNT_MODULE } from "../modules/account";
import { createAccountStep } from "./steps/create-account";
import { createAuthIdentityStep } from "./steps/create-auth-identity";

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
  createRemoteLinkStep(
    transform({ account, customers }, (created) => [
      {
        [ACCOUNT_MODULE]: { account_id: created.account.id },
        [Modules.CUSTOMER]: { customer_id: created.customers[0]?.id },
      },
    ]),
  );
  setAuthAppMetadataStep(
    transform({ identity, customers }, (created) => ({
      authIdentityId: created.identity.id,
      actorType: "customer",
      value: created.customers[0]?.id ?? null,
    })),
  );
  when(input, ({ isAdmin }) => isAdmin).then(() => {
    const users = createUsersStep(transform(input, ({ email, name }) => [{ email, first_name: name }]));
    createRemoteLinkStep(
      transform({ account, users }, (created) => [
        { [ACCOUNT_MODULE]: { account_id: created.account.id }, [Modules.USER]: { user_id: created.users[0]?.id } },
      ]),
    ).config({ name: "link-account-to-user" });
    setAuthAppMetadataStep(
      transform({ identity, users }, (created) => ({
        authIdentityId: created.identity.id,
        actorType: "user",
        value: created.users[0]?.id ?? null,
      })),
    ).config({ name: "set-auth-user" });
  });
  return new WorkflowResponse(account);
});
