import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiError } from "@zakh/kit/http/api-error";
import type { AdminLoginInput } from "../../../../contract";
import { authenticate, sessionAnswer, startSession } from "../../../../http/sign-in";

/** Signs an admin in; a customer's right password is refused like a wrong one, so that it tells nothing. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const account = await authenticate(request, request.validatedBody as AdminLoginInput);
  if (!account.isAdmin) throw new ApiError(401, "credentials_wrong");
  await startSession(request, response, "admin", account);
  response.json(sessionAnswer(request, account, "login_succeeded"));
}
