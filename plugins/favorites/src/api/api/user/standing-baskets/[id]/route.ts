import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { customerOf } from "@zakh/accounts/http/guards";
import { requestLanguage } from "@zakh/kit/http/language";
import { writeId } from "@zakh/kit/http/path-id";
import type { StandingBasketChanges } from "../../../../../contract";
import { answerStandingBasket } from "../../../../../http/answer-standing-basket";
import { changeStandingBasketWorkflow, deleteStandingBasketWorkflow } from "../../../../../workflows";

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const number = writeId(request.params.id);
  const { accountId } = customerOf(request);
  const changes = request.validatedBody as StandingBasketChanges;
  await changeStandingBasketWorkflow(request.scope).run({
    input: { accountId, number, language: requestLanguage(request), changes },
  });
  await answerStandingBasket(response, 200, accountId, number);
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  const number = writeId(request.params.id);
  const { accountId } = customerOf(request);
  await deleteStandingBasketWorkflow(request.scope).run({ input: { accountId, number } });
  response.status(204).end();
}
