import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendList } from "@zakh/kit/cache/send-list";
import { listMissedSearches } from "../../../../read-models/missed-searches";

/** What people have searched and not found, the most often first. */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  sendList(request, response, await listMissedSearches());
}
