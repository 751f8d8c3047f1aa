import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { requestLanguage } from "@zakh/kit/http/language";
import type { EmailChangeInput } from "../../../../contract";
import { customerOf } from "../../../../http/guards";
import { withOwnPassword } from "../../../../http/own-password";
import { askEmailChangeWorkflow } from "../../../../workflows/email-change/ask-email-change";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const account = customerOf(request);
  const input = { ...(request.validatedBody as EmailChangeInput), account, language: requestLanguage(request) };
  await withOwnPassword(request, account, () => askEmailChangeWorkflow(request.scope).run({ input }));
  response.status(204).end();
}
