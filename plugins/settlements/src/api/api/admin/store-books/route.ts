import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendList } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import { listStoreBooks } from "../../../../read-models/store-books";
import { settleBeforeReading } from "../../../../workflows/settle-orders";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  await settleBeforeReading(request.scope);
  sendList(request, response, await listStoreBooks(shopPool()));
}
