import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ADMIN_ID_HEADER, type AdminAuthAnswer, STAFF_ROLE_HEADER } from "../../../../contract";
import { findAdmin } from "../../../../http/guards";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const admin = findAdmin(request);
  if (admin) response.set({ [ADMIN_ID_HEADER]: String(admin.number), [STAFF_ROLE_HEADER]: admin.staffRole ?? "" });
  const answer: AdminAuthAnswer = { authenticated: admin !== undefined };
  response.json(answer);
}
