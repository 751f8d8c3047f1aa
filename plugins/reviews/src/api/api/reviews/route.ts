import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { customerOf } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import type { ReviewInput } from "../../../contract";
import { savePhotos } from "../../../http/review-form";
import { findOwnReview } from "../../../read-models/own-reviews";
import { requireReviewable, writeReviewWorkflow } from "../../../workflows/write-review";

/** Reviews a product. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { number: accountId, name } = customerOf(request);
  const review = request.validatedBody as ReviewInput;
  // Before photos are decoded for nothing; the workflow asks again.
  await requireReviewable(shopPool(), accountId, review.productId);
  const input = { ...review, accountId, name, photos: await savePhotos(request) };
  const { result } = await writeReviewWorkflow(request.scope).run({ input });
  response.status(201).json(await findOwnReview(shopPool(), accountId, result.number));
}
