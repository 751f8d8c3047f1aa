import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ADMIN_ID_HEADER, type AdminAuthAnswer } from "../../../../contract";
import { findAdmin } from "../../../../http/guards";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const admin = findAdmin(request);
  if (admin) response.set(ADMIN_ID_HEADER, String(admin.number));
  const answer: AdminAuthAnswer = { authenticated: admin !== undefined };
  response.json(answer);
}
