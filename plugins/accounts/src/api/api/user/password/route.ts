import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { PasswordInput } from "../../../../contract";
import { customerOf } from "../../../../http/guards";
import { withOwnPassword } from "../../../../http/own-password";
import { renewSession } from "../../../../http/sign-in";
import { toUser } from "../../../../read-models/accounts";
import { changePasswordWorkflow } from "../../../../workflows/change-password";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const account = customerOf(request);
  const { accountId, email } = account;
  const input = { ...(request.validatedBody as PasswordInput), accountId, email };
  const { result: versions } = await withOwnPassword(request, account, () =>
    changePasswordWorkflow(request.scope).run({ input }),
  );
  await renewSession(request, account, versions);
  response.json(toUser(account));
}
