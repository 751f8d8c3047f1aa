import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendList } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import { findNavigationTree } from "../../../../read-models/navigation";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  sendList(request, response, await findNavigationTree(shopPool()));
}
