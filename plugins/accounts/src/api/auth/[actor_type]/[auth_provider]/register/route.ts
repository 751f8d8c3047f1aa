import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { POST as registerInMedusa } from "@medusajs/medusa/api/auth/[actor_type]/[auth_provider]/register/route";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { prepareInvitedPassword, prepareStorePassword } from "../../../../../http/store-registration";
import { isInvited } from "../../../../../read-models/invites";

/**
 * Replaces Medusa's route. Staff invited by an administrator set their password here, and customers of a foreign client
 * begin here to register: `POST /store/customers` makes the account. 403 `registration_closed` for everybody else.
 */
export async function POST(request: MedusaRequest<{ email?: unknown }>, response: MedusaResponse) {
  const { actor_type: actor, auth_provider: provider } = request.params;
  const { email } = request.body ?? {};
  if (actor === "customer" && provider === "emailpass") {
    await prepareStorePassword(request);
  } else {
    const invited = actor === "user" && typeof email === "string" && (await isInvited(shopPool(), email));
    if (!invited) throw new ApiError(403, "registration_closed");
    await prepareInvitedPassword(request);
  }
  await registerInMedusa(request, response);
}
