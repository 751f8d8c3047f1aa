import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { writeId } from "@zakh/kit/http/path-id";
import { answerBankAccount } from "../../../../../http/answer-bank-account";
import { setDefaultBankAccountWorkflow } from "../../../../../workflows/set-default-bank-account";

/** Changing the default has its own call (spec §4). */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const number = writeId(request.params.id);
  await setDefaultBankAccountWorkflow(request.scope).run({ input: { number } });
  await answerBankAccount(response, 200, number);
}
