import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendPage } from "@zakh/kit/cache/send-list";
import { shopPool } from "@zakh/kit/database/pool";
import type { AdminClaimsQuery } from "../../../../contract";
import { listClaims } from "../../../../read-models/admin-claims";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const { rows, total } = await listClaims(shopPool(), request.validatedQuery as AdminClaimsQuery);
  sendPage(request, response, rows, total);
}
