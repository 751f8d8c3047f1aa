import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { findOwnBooks } from "@zakh/settlements/read-models/store-books";
import { settleBeforeReading } from "@zakh/settlements/workflows/settle-orders";
import { storeOf } from "./own-store";

export async function answerOwnBooks(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await settleBeforeReading(request.scope);
  response.json(await findOwnBooks(shopPool(), storeOf(request).number));
}
