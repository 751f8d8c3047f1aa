import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { findCustomer } from "@zakh/accounts/http/guards";
import { writeId } from "@zakh/kit/http/path-id";
import { reporterOf } from "../../../../../http/reporter";
import { reportReviewWorkflow } from "../../../../../workflows/report-review";

/** Reports a shown review. */
export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const input = {
    reviewId: writeId(request.params.id),
    accountId: findCustomer(request)?.number ?? null,
    reporter: reporterOf(request),
  };
  await reportReviewWorkflow(request.scope).run({ input });
  response.status(204).end();
}
