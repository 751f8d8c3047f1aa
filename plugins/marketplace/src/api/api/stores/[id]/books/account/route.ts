import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { StoreAccountInput } from "@zakh/settlements/contract";
import { setStoreAccountWorkflow } from "@zakh/settlements/workflows/set-store-account";
import { answerOwnBooks } from "../../../../../../http/answer-own-books";
import { storeOf } from "../../../../../../http/own-store";

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const account = request.validatedBody as StoreAccountInput;
  await setStoreAccountWorkflow(request.scope).run({ input: { store: storeOf(request).number, account } });
  await answerOwnBooks(request, response);
}
