import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys, generateJwtToken } from "@medusajs/framework/utils";
import { POST as renewInMedusa } from "@medusajs/medusa/api/auth/token/refresh/route";
import { liveDashboardUser } from "./dashboard-session";
import { liveStoreCustomer } from "./guards";

/**
 * A new token in the place of one whose account's sessions have not ended since: else 401. Medusa makes it of the stored identity, which
 * lacks the session versions of the old one, so that nothing would accept it once the sessions of the account have ended.
 */
export async function renewToken(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const held = request.auth_context;
  const known = (await liveDashboardUser(held)) ?? (await liveStoreCustomer(held));
  // Somebody who has just registered has no version yet.
  if (!known) {
    await renewInMedusa(request, response);
    return;
  }
  const { actor_id, actor_type, auth_identity_id, auth_provider, app_metadata, user_metadata } = held;
  const { mfa_enabled, mfa_challenge_completed_at } = held;
  const { http } = request.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig;
  const token = generateJwtToken(
    {
      actor_id,
      actor_type,
      auth_identity_id,
      auth_provider,
      mfa_enabled,
      mfa_challenge_completed_at,
      app_metadata,
      user_metadata,
    },
    { secret: http.jwtSecret, expiresIn: http.jwtExpiresIn, jwtOptions: http.jwtOptions },
  );
  response.json({ token });
}
