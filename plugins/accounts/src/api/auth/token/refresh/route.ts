import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { renewToken } from "../../../../http/renew-token";

export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  await renewToken(request, response);
}
