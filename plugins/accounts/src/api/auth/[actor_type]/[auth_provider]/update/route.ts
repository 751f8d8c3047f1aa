import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { POST as updateInMedusa } from "@medusajs/medusa/api/auth/[actor_type]/[auth_provider]/update/route";
import { shopPool } from "@zakh/kit/database/pool";
import { password } from "../../../../../contract/fields";
import { findAccountByLogin } from "../../../../../read-models/accounts";
import { replacePasswordWorkflow } from "../../../../../workflows/replace-password";

/**
 * Replaces Medusa's route: setting a password by a link of the dashboard signs the account out everywhere, in the shop
 * as well (ruling 21). Medusa has verified the link's token by now and provides its email.
 */
export async function POST(request: AuthenticatedMedusaRequest<{ password?: unknown }>, response: MedusaResponse) {
  const { success, data } = password.safeParse(request.body.password);
  if (!success) throw new MedusaError(MedusaError.Types.INVALID_DATA, "A password has 6 to 256 characters");
  const account = await findAccountByLogin(shopPool(), request.auth_context.actor_id);
  if (!account) return updateInMedusa(request, response);
  const { accountId, email } = account;
  await replacePasswordWorkflow(request.scope).run({ input: { accountId, email, password: data } });
  response.json({ success: true });
}
