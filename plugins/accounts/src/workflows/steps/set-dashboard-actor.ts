import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";

/** Whom the account's password signs in to Medusa's dashboard; nobody with `userId: null`. */
export const setDashboardActorStep = createStep(
  "set-dashboard-actor",
  async ({ email, userId }: { email: string; userId: string | null }, { container }) => {
    const auth = container.resolve(Modules.AUTH);
    const [identity] = await auth.listAuthIdentities({
      provider_identities: { provider: "emailpass", entity_id: email.toLowerCase() },
    });
    // Somebody without a password signs in nowhere.
    if (!identity) return new StepResponse(undefined);
    const { id, app_metadata } = identity;
    await auth.updateAuthIdentities({ id, app_metadata: { ...app_metadata, user_id: userId } });
    // Named even where there was none: Medusa lays new values over old ones, and what is left out stays.
    return new StepResponse(undefined, {
      id,
      app_metadata: { ...app_metadata, user_id: app_metadata?.user_id ?? null },
    });
  },
  async (before, { container }) => {
    if (before) await container.resolve(Modules.AUTH).updateAuthIdentities(before);
  },
);
