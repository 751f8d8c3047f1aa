import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { signOut } from "@zakh/kit/http/session";
import { customerOf } from "../../../../../http/guards";
import { endSessionsWorkflow } from "../../../../../workflows/end-sessions";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { accountId } = customerOf(request);
  await endSessionsWorkflow(request.scope).run({ input: { accountId, halves: ["customer"] } });
  await signOut(request, "customer");
  response.status(204).end();
}
