import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";

/** Sets the password under which an account signs in, to the shop and to Medusa's dashboard; the undo restores the old hash. */
export const setPasswordStep = createStep(
  "set-password",
  async ({ email, password }: { email: string; password: string }, { container }) => {
    const auth = container.resolve(Modules.AUTH);
    const entityId = email.toLowerCase();
    const [before] = await auth.listProviderIdentities({ entity_id: entityId, provider: "emailpass" });
    if (!before) throw new Error("The account has no password to replace");
    const { success, error } = await auth.updateProvider("emailpass", { entity_id: entityId, password });
    if (!success) throw new Error(error ?? "The password was not set");
    return new StepResponse(undefined, { id: before.id, provider_metadata: before.provider_metadata });
  },
  async (before, { container }) => {
    if (before) await container.resolve(Modules.AUTH).updateProviderIdentities([before]);
  },
);
