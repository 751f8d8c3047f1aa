import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";

export interface AuthActors {
  authIdentityId: string;
  customerId: string;
  /** Only an admin is a user of Medusa's dashboard. */
  userId?: string;
}

/** Tells Medusa whom the password signs in: its Customer, and for an admin its User. */
export const setAuthActorsStep = createStep(
  "set-auth-actors",
  async ({ authIdentityId, customerId, userId }: AuthActors, { container }) => {
    const auth = container.resolve(Modules.AUTH);
    const { app_metadata } = await auth.retrieveAuthIdentity(authIdentityId, { select: ["id", "app_metadata"] });
    await auth.updateAuthIdentities({
      id: authIdentityId,
      app_metadata: { ...app_metadata, customer_id: customerId, ...(userId && { user_id: userId }) },
    });
    return new StepResponse(undefined, { id: authIdentityId, app_metadata: app_metadata ?? {} });
  },
  async (before, { container }) => {
    if (before) await container.resolve(Modules.AUTH).updateAuthIdentities(before);
  },
);
