import type { MedusaResponse } from "@medusajs/framework/http";
import { POST as updateInMedusa } from "@medusajs/medusa/api/admin/order-edits/[id]/items/[action_id]/route";
import { editedOrder, refusePrice } from "../../../../../../http/medusa-order-edits";

export { DELETE } from "@medusajs/medusa/api/admin/order-edits/[id]/items/[action_id]/route";

/** Before Medusa's route: another quantity of a new line, at the shop's price. */
export async function POST(request: Parameters<typeof updateInMedusa>[0], response: MedusaResponse) {
  if (await editedOrder(request.params.id)) refusePrice(request.validatedBody);
  await updateInMedusa(request, response);
}
