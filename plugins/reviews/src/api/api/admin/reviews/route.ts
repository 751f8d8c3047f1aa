import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendPage } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import type { AdminReviewsQuery } from "../../../../contract";
import { listReviews } from "../../../../read-models/admin-reviews";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { rows, total } = await listReviews(shopPool(), request.validatedQuery as AdminReviewsQuery);
  sendPage(request, response, rows, total);
}
