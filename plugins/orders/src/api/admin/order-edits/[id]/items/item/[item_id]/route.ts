import type { MedusaResponse } from "@medusajs/framework/http";
import { POST as updateInMedusa } from "@medusajs/medusa/api/admin/order-edits/[id]/items/item/[item_id]/route";
import { draftedOrder, refusePrice } from "../../../../../../../http/medusa-order-edits";

/** Before Medusa's route: another quantity of a line, at the price that was ordered. */
export async function POST(request: Parameters<typeof updateInMedusa>[0], response: MedusaResponse) {
  if (await draftedOrder(request.params)) refusePrice(request.validatedBody);
  await updateInMedusa(request, response);
}
