import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { SinceVersion } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { writeId } from "@zakh/kit/http/path-id";
import type { ReviewDecision } from "../../../../../contract";
import { findAdminReview } from "../../../../../read-models/admin-reviews";
import { decideOnReviewWorkflow } from "../../../../../workflows/decide-on-review";

export async function PATCH(request: MedusaRequest, response: MedusaResponse) {
  const reviewId = writeId(request.params.id);
  const { version, ...decision } = request.validatedBody as SinceVersion<ReviewDecision>;
  await decideOnReviewWorkflow(request.scope).run({ input: { reviewId, decision, version } });
  response.json(await findAdminReview(shopPool(), reviewId));
}
