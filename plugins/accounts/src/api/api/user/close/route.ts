import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { signOut } from "@zakh/kit/http/session";
import type { CloseAccountInput } from "../../../../contract";
import { customerOf } from "../../../../http/guards";
import { withOwnPassword } from "../../../../http/own-password";
import { closeOwnAccountWorkflow } from "../../../../workflows/close-own-account";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const account = customerOf(request);
  const { currentPassword } = request.validatedBody as CloseAccountInput;
  const input = { account, currentPassword };
  await withOwnPassword(request, account, () => closeOwnAccountWorkflow(request.scope).run({ input }));
  await signOut(request, "customer");
  response.status(204).end();
}
