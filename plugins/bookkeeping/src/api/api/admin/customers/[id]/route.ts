import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { pageOf } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { readId } from "@zakh/kit/http/path-id";
import { findCustomerPage } from "../../../../../read-models/customer-page";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const page = await findCustomerPage(shopPool(), readId(request.params.id), pageOf(request));
  if (!page) throw new ApiError(404, "not_found");
  response.json(page);
}
