import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { readId } from "@zakh/kit/http/path-id";
import { listStoreBooks } from "../read-models/store-books";
import { requireStore } from "../workflows/require-store";
import { settleBeforeReading } from "../workflows/settle-orders";

/** The public id of the store in the path; 404 `seller_not_found` where there are no books of it. */
export async function storeOfPath(request: MedusaRequest): Promise<number> {
  const store = readId(request.params.id, "seller_not_found");
  await requireStore(shopPool(), store);
  return store;
}

export async function answerBooks(request: MedusaRequest, response: MedusaResponse, store: number): Promise<void> {
  await settleBeforeReading(request.scope);
  const [books] = await listStoreBooks(shopPool(), store);
  if (!books) throw new ApiError(404, "seller_not_found");
  response.json(books);
}
