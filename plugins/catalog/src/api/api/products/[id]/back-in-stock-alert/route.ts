import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { customerOf } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import { requestLanguage } from "@zakh/kit/http/language";
import { readId, writeId } from "@zakh/kit/http/path-id";
import { findBackInStockAlert } from "../../../../../read-models/back-in-stock-alerts";
import { subscribeToBackInStockWorkflow, unsubscribeFromBackInStockWorkflow } from "../../../../../workflows";

/** Whether the signed-in customer has subscribed to the product's back-in-stock mail. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const productNumber = readId(request.params.id, "product_not_found");
  response.json(await findBackInStockAlert(shopPool(), customerOf(request).accountId, productNumber));
}

/** Subscribes the signed-in customer, with the language of this request for the mail. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const productNumber = writeId(request.params.id);
  const { accountId } = customerOf(request);
  const { result } = await subscribeToBackInStockWorkflow(request.scope).run({
    input: { accountId, productNumber, language: requestLanguage(request) },
  });
  response.json(result);
}

/** Unsubscribes the customer. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  const productNumber = writeId(request.params.id);
  const { accountId } = customerOf(request);
  await unsubscribeFromBackInStockWorkflow(request.scope).run({ input: { accountId, productNumber } });
  response.status(204).end();
}
