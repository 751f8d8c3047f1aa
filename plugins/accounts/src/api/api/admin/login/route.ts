import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { AdminLoginInput } from "../../../../contract";
import { authenticate, sessionAnswer, startSession } from "../../../../http/sign-in";

/** Signs an admin in. A customer's correct password gets the same error as a wrong one, so that it reveals nothing. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { ownDevice, ...input } = request.validatedBody as AdminLoginInput;
  const account = await authenticate(request, input, ({ isAdmin }) => isAdmin);
  await startSession(request, response, "admin", account, ownDevice);
  response.json(sessionAnswer(request, account, "login_succeeded"));
}
