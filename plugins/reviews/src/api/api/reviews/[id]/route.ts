import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { customerOf } from "@zakh/accounts/http/guards";
import type { SinceVersion } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { filesOf } from "@zakh/kit/http/form";
import { writeId } from "@zakh/kit/http/path-id";
import type { ReviewChanges } from "../../../../contract";
import { savePhotos } from "../../../../http/review-form";
import { findOwnReview } from "../../../../read-models/own-reviews";
import { changeReviewWorkflow, photosAfter } from "../../../../workflows/change-review";
import { deleteReviewWorkflow } from "../../../../workflows/delete-review";

/** Changes an own review. */
export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const { number: accountId, name } = customerOf(request);
  const reviewId = writeId(request.params.id);
  const { version, ...changes } = request.validatedBody as SinceVersion<ReviewChanges>;
  const present = await findOwnReview(shopPool(), accountId, reviewId);
  if (!present) throw new ApiError(404, "review_not_found");
  // Before photos are decoded for nothing; the workflow asks again.
  const files = filesOf(request, "photos");
  photosAfter(
    present.photos,
    changes.keptUrls,
    files.map((file) => file.name),
  );
  const input = { accountId, name, reviewId, changes, added: await savePhotos(request), version };
  await changeReviewWorkflow(request.scope).run({ input });
  response.json(await findOwnReview(shopPool(), accountId, reviewId));
}

/** Deletes an own review. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse) {
  const input = { accountId: customerOf(request).number, reviewId: writeId(request.params.id) };
  await deleteReviewWorkflow(request.scope).run({ input });
  response.status(204).end();
}
