import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { writeId } from "@zakh/kit/http/path-id";
import type { StoreAnswer } from "@zakh/reviews/contract";
import { answerReviewWorkflow } from "@zakh/reviews/workflows/answer-review";
import { storeOf } from "../../../../../../../http/own-store";

/** The store's answer to a review of its goods. */
export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const { answer } = request.validatedBody as StoreAnswer;
  const input = { storeId: storeOf(request).number, reviewId: writeId(request.params.reviewId), answer };
  await answerReviewWorkflow(request.scope).run({ input });
  response.status(204).end();
}
