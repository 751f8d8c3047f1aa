import type { MedusaResponse } from "@medusajs/framework/http";
import { POST as confirmInMedusa } from "@medusajs/medusa/api/admin/order-edits/[id]/confirm/route";
import { editedOrder, followEdit } from "../../../../../http/medusa-order-edits";

/** Replaces Medusa's route: the edit becomes the shop's own change of the order's goods. */
export async function POST(request: Parameters<typeof confirmInMedusa>[0], response: MedusaResponse) {
  const state = await editedOrder(request.params.id);
  if (!state) return confirmInMedusa(request, response);
  response.json({ order_preview: await followEdit(request, state, { step: "confirm" }) });
}
