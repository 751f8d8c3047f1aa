import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { customerOf } from "@zakh/accounts/http/guards";
import { sendList } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import { requestLanguage } from "@zakh/kit/http/language";
import type { StandingBasketInput } from "../../../../contract";
import { answerStandingBasket } from "../../../../http/answer-standing-basket";
import { productsOnSale } from "../../../../read-models/products-on-sale";
import { findStandingBaskets } from "../../../../read-models/standing-baskets";
import { createStandingBasketWorkflow } from "../../../../workflows";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { accountId } = customerOf(request);
  sendList(request, response, await findStandingBaskets(shopPool(), accountId, await productsOnSale()));
}

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { accountId } = customerOf(request);
  const input = request.validatedBody as StandingBasketInput;
  const { result } = await createStandingBasketWorkflow(request.scope).run({
    input: { accountId, language: requestLanguage(request), input },
  });
  await answerStandingBasket(response, 201, accountId, result);
}
