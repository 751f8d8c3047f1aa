import type { MedusaResponse } from "@medusajs/framework/http";
import { POST as updateInMedusa } from "@medusajs/medusa/api/admin/order-changes/[id]/route";
import { refusedInDashboard } from "../../../../http/medusa-dashboard";

/** Before Medusa's route: the note of an edit, which only Medusa has. The shop has none of Medusa's promotions: 409. */
export async function POST(request: Parameters<typeof updateInMedusa>[0], response: MedusaResponse) {
  if (request.validatedBody.carry_over_promotions) throw refusedInDashboard("order_write_refused");
  await updateInMedusa(request, response);
}
