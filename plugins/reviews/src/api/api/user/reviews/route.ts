import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { customerOf } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import { findOwnReviews } from "../../../../read-models/own-reviews";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  response.json(await findOwnReviews(shopPool(), customerOf(request).number));
}
