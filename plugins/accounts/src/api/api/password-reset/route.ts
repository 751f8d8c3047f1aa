import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { requestLanguage } from "@zakh/kit/http/language";
import { addJob } from "@zakh/kit/job-queue/jobs";
import { PASSWORD_RESET_MINUTES, type PasswordResetInput } from "../../../contract/password-reset";
import { mayMailReset } from "../../../http/password-reset-limits";
import { findAccountByLogin } from "../../../read-models/accounts";
import { issuePasswordResetTask } from "../../../tasks/issue-password-reset";

/** 204 for known and unknown addresses, before anything is done for either (ruling 21). */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { email } = request.validatedBody as PasswordResetInput;
  if (await mayMailReset(request, email, await findAccountByLogin(shopPool(), email))) {
    const validUntil = new Date(Date.now() + PASSWORD_RESET_MINUTES * 60_000);
    await addJob(shopPool(), issuePasswordResetTask, { email, language: requestLanguage(request) }, { validUntil });
  }
  response.status(204).end();
}
