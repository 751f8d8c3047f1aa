import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ProfileInput } from "../../../contract";
import { customerOf } from "../../../http/guards";
import { toUser } from "../../../read-models/accounts";
import { updateProfileWorkflow } from "../../../workflows/update-profile";

/** The current user; 401 is "signed out" (spec §7 Session). */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  response.json(toUser(customerOf(request)));
}

export async function PATCH(request: MedusaRequest, response: MedusaResponse) {
  const account = customerOf(request);
  const { accountId, customerId, userId } = account;
  const { result } = await updateProfileWorkflow(request.scope).run({
    input: { ...(request.validatedBody as ProfileInput), accountId, customerId, userId },
  });
  response.json(toUser({ ...account, ...result }));
}
