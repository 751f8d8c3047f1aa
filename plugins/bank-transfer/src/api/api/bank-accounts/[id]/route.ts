import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { SinceVersion } from "@zakh/kit/contract";
import { writeId } from "@zakh/kit/http/path-id";
import type { BankAccountChange } from "../../../../contract";
import { answerBankAccount } from "../../../../http/answer-bank-account";
import { deleteBankAccountWorkflow } from "../../../../workflows/delete-bank-account";
import { updateBankAccountWorkflow } from "../../../../workflows/update-bank-account";

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const number = writeId(request.params.id);
  const { version, ...change } = request.validatedBody as SinceVersion<BankAccountChange>;
  await updateBankAccountWorkflow(request.scope).run({ input: { number, change, version } });
  await answerBankAccount(response, 200, number);
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  await deleteBankAccountWorkflow(request.scope).run({ input: { number: writeId(request.params.id) } });
  response.status(204).end();
}
