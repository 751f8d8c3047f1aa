import type { MedusaResponse } from "@medusajs/framework/http";
import { DELETE as cancelInMedusa } from "@medusajs/medusa/api/admin/order-edits/[id]/route";
import { withdrawFromDashboard } from "../../../../http/medusa-order-edits";

/** Before Medusa's route: the offer that the edit has made is taken back with it. */
export async function DELETE(request: Parameters<typeof cancelInMedusa>[0], response: MedusaResponse) {
  const { id = "" } = request.params;
  if (await withdrawFromDashboard(request, id)) response.json({ id, object: "order-edit", deleted: true });
  else await cancelInMedusa(request, response);
}
