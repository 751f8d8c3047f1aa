import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { requestLanguage } from "@zakh/kit/http/language";
import type { PushDeviceInput } from "../../../../../contract";
import { adminOf } from "../../../../../http/guards";
import { testMessage } from "../../../../../push/test-message";
import { sendTestPushWorkflow } from "../../../../../workflows/push/send-test-push";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { endpoint } = request.validatedBody as PushDeviceInput;
  await sendTestPushWorkflow(request.scope).run({
    input: {
      accountId: adminOf(request).accountId,
      half: "admin",
      endpoint,
      message: testMessage(requestLanguage(request)),
    },
  });
  response.status(204).end();
}
