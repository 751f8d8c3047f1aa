import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { POST as registerInMedusa } from "@medusajs/medusa/api/auth/[actor_type]/[auth_provider]/register/route";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { isInvited } from "../../../../../read-models/invites";

/**
 * Replaces Medusa's route. Customers register in the shop, which also creates an account; a password stored here would
 * only block its email in the shop. Staff invited by an administrator set their password here; 403
 * `registration_closed` for everybody else.
 */
export async function POST(request: MedusaRequest<{ email?: unknown }>, response: MedusaResponse) {
  const { email } = request.body ?? {};
  const invited =
    request.params.actor_type === "user" && typeof email === "string" && (await isInvited(shopPool(), email));
  if (!invited) throw new ApiError(403, "registration_closed");
  await registerInMedusa(request, response);
}
