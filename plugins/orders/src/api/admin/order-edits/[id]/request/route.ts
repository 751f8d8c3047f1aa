import type { MedusaResponse } from "@medusajs/framework/http";
import { POST as requestInMedusa } from "@medusajs/medusa/api/admin/order-edits/[id]/request/route";
import { editedOrder, followEdit } from "../../../../../http/medusa-order-edits";

/** Replaces Medusa's route: a customer who is to be told of a higher total gets the shop's offer of it. */
export async function POST(request: Parameters<typeof requestInMedusa>[0], response: MedusaResponse) {
  const state = await editedOrder(request.params.id);
  if (!state) return requestInMedusa(request, response);
  const tells = request.validatedBody.no_notification !== true;
  response.json({ order_preview: await followEdit(request, state, { step: "request", tells }) });
}
