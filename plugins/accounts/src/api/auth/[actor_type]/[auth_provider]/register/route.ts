import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { POST as registerInMedusa } from "@medusajs/medusa/api/auth/[actor_type]/[auth_provider]/register/route";
import { ApiError } from "@zakh/kit/errors/api-error";
import { prepareInvitedPassword, prepareStorePassword } from "../../../../../http/store-registration";

const PREPARE: Record<string, (request: MedusaRequest) => Promise<void>> = {
  customer: prepareStorePassword,
  user: prepareInvitedPassword,
};

/**
 * Replaces Medusa's route. Staff who were invited by an administrator set their password here, and customers of a foreign
 * client begin here to register: `POST /store/customers` makes the account. 403 `registration_closed` for everybody else.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { actor_type: actor = "", auth_provider: provider } = request.params;
  const prepare = provider === "emailpass" ? PREPARE[actor] : undefined;
  if (!prepare) throw new ApiError(403, "registration_closed");
  await prepare(request);
  await registerInMedusa(request, response);
}
