import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { sendList } from "@zakh/kit/http/send-list";
import { findNavigationTree } from "../../../../read-models/navigation";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  sendList(request, response, await findNavigationTree(shopPool()));
}
