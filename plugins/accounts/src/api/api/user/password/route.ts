import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { PasswordInput } from "../../../../contract";
import { customerOf } from "../../../../http/guards";
import { keepSession } from "../../../../http/sign-in";
import { toUser } from "../../../../read-models/accounts";
import { changePasswordWorkflow } from "../../../../workflows/change-password";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const account = customerOf(request);
  const { accountId, email } = account;
  const { result } = await changePasswordWorkflow(request.scope).run({
    input: { ...(request.validatedBody as PasswordInput), accountId, email },
  });
  await keepSession(request, account, result);
  response.json(toUser(account));
}
