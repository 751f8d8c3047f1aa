import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { POST as registerInMedusa } from "@medusajs/medusa/api/auth/[actor_type]/[auth_provider]/register/route";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { isInvited } from "../../../../../read-models/invites";

/**
 * In place of Medusa's own route: customers register in the shop, where an account is made as well, so a password that is kept
 * here would only lock its email out of it. Staff whom an administrator has invited set theirs here; 403 `registration_closed`
 * for everybody else.
 */
export async function POST(request: MedusaRequest<{ email?: unknown }>, response: MedusaResponse) {
  const { email } = request.body ?? {};
  const invited =
    request.params.actor_type === "user" && typeof email === "string" && (await isInvited(shopPool(), email));
  if (!invited) throw new ApiError(403, "registration_closed");
  await registerInMedusa(request, response);
}
