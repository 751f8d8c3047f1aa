import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { PushDeviceInput } from "../../../../../contract";
import { adminOf } from "../../../../../http/guards";
import { removePushSubscriptionWorkflow } from "../../../../../workflows/push/remove-push-subscription";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { endpoint } = request.validatedBody as PushDeviceInput;
  await removePushSubscriptionWorkflow(request.scope).run({
    input: { accountId: adminOf(request).accountId, half: "admin", endpoint },
  });
  response.status(204).end();
}
