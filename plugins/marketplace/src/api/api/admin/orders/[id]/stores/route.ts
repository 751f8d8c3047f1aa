import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendList } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import { readId } from "@zakh/kit/http/path-id";
import { findAdminStoreParts } from "../../../../../../read-models/order-parcels";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const id = readId(request.params.id, "order_not_found");
  sendList(request, response, await findAdminStoreParts(shopPool(), id));
}
