import type { MedusaResponse } from "@medusajs/framework/http";
import {
  DELETE as removeInMedusa,
  POST as updateInMedusa,
} from "@medusajs/medusa/api/admin/order-edits/[id]/items/[action_id]/route";
import { draftedOrder, refusePrice } from "../../../../../../http/medusa-order-edits";

/** Before Medusa's route: another quantity of a new line, at the shop's price. */
export async function POST(request: Parameters<typeof updateInMedusa>[0], response: MedusaResponse) {
  if (await draftedOrder(request.params)) refusePrice(request.validatedBody);
  await updateInMedusa(request, response);
}

/** Before Medusa's route: the step is one of this edit. */
export async function DELETE(request: Parameters<typeof removeInMedusa>[0], response: MedusaResponse) {
  await draftedOrder(request.params);
  await removeInMedusa(request, response);
}
