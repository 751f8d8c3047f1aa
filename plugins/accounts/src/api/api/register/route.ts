import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { requestLanguage } from "@zakh/kit/http/language";
import type { RegisterInput } from "../../../contract";
import { sessionAnswer, startSession } from "../../../http/sign-in";
import { findAccount } from "../../../read-models/accounts";
import { registerAccountWorkflow } from "../../../workflows/register-account";

/** Registers and signs in (ruling 16). */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { confirmPassword: _, ...input } = request.validatedBody as RegisterInput;
  const { result } = await registerAccountWorkflow(request.scope).run({
    input: { ...input, isAdmin: false, language: requestLanguage(request) },
  });
  const account = await findAccount(shopPool(), result.id);
  if (!account) throw new Error("The account that was just made is gone");
  await startSession(request, response, "customer", account);
  response.status(201).json(sessionAnswer(request, account, "register_succeeded"));
}
