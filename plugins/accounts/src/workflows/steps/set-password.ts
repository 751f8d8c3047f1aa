import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";

/** Keeps another password under the account's email (hashed by the provider), for the shop and the dashboard alike. */
export const setPasswordStep = createStep(
  "set-password",
  async ({ email, password }: { email: string; password: string }, { container }) => {
    const auth = container.resolve(Modules.AUTH);
    const entity_id = email.toLowerCase();
    const [before] = await auth.listProviderIdentities({ provider: "emailpass", entity_id });
    if (!before) throw new Error("The account has no password to change");
    const { success, error } = await auth.updateProvider("emailpass", { entity_id, password });
    if (!success) throw new Error(error ?? "The password was not changed");
    return new StepResponse(undefined, { id: before.id, provider_metadata: before.provider_metadata });
  },
  async (before, { container }) => {
    if (before) await container.resolve(Modules.AUTH).updateProviderIdentities(before);
  },
);
