import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { LoginInput } from "../../../contract";
import { authenticate, sessionAnswer, startSession } from "../../../http/sign-in";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const account = await authenticate(request, request.validatedBody as LoginInput);
  await startSession(request, response, "customer", account);
  response.json(sessionAnswer(request, account, "login_succeeded"));
}
