import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { requestLanguage } from "@zakh/kit/http/language";
import type { PushAnswer, PushSubscriptionInput } from "../../../../contract";
import { adminOf } from "../../../../http/guards";
import { pushKeys } from "../../../../push/push-keys";
import { savePushSubscriptionWorkflow } from "../../../../workflows/push/save-push-subscription";

export async function GET(_request: MedusaRequest, response: MedusaResponse) {
  const answer: PushAnswer = { publicKey: pushKeys()?.publicKey ?? null };
  response.json(answer);
}

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const { accountId, adminSessionVersion: sessionVersion } = adminOf(request);
  const input = request.validatedBody as PushSubscriptionInput;
  await savePushSubscriptionWorkflow(request.scope).run({
    input: { ...input, accountId, sessionVersion, language: requestLanguage(request) },
  });
  response.status(204).end();
}
