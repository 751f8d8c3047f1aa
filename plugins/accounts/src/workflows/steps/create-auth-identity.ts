import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { ApiError } from "@zakh/kit/http/api-error";
import { IDENTITY_EXISTS } from "../../providers/emailpass/service";

/** Keeps the password (hashed by the provider) under the account's email; serves the shop and the dashboard alike. */
export const createAuthIdentityStep = createStep(
  "create-auth-identity",
  async (input: { email: string; password: string }, { container }) => {
    const { success, authIdentity, error } = await container.resolve(Modules.AUTH).register("emailpass", {
      url: "",
      headers: {},
      query: {},
      protocol: "http",
      body: input,
    });
    // Medusa's own calls may have kept a password under this email, without an account of the shop.
    if (error === IDENTITY_EXISTS) throw new ApiError(409, "email_taken", { fields: { email: "email_taken" } });
    if (!success || !authIdentity) throw new Error(error ?? "The auth identity was not created");
    return new StepResponse({ id: authIdentity.id }, authIdentity.id);
  },
  async (id, { container }) => {
    if (id) await container.resolve(Modules.AUTH).deleteAuthIdentities([id]);
  },
);
