import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { requestLanguage } from "@zakh/kit/http/language";
import type { PushSubscriptionInput } from "../../../../contract";
import { adminOf } from "../../../../http/guards";
import { pushAnswerOfShop } from "../../../../push/push-keys";
import { savePushSubscriptionWorkflow } from "../../../../workflows/push/save-push-subscription";

export async function GET(_request: MedusaRequest, response: MedusaResponse) {
  response.json(pushAnswerOfShop());
}

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const { accountId, adminSessionVersion: sessionVersion } = adminOf(request);
  const input = request.validatedBody as PushSubscriptionInput;
  await savePushSubscriptionWorkflow(request.scope).run({
    input: { ...input, accountId, half: "admin", sessionVersion, language: requestLanguage(request) },
  });
  response.status(204).end();
}
