import type { MedusaResponse } from "@medusajs/framework/http";
import { POST as beginInMedusa } from "@medusajs/medusa/api/admin/order-edits/route";
import { editedOrder } from "../../../http/medusa-order-edits";

/** Before Medusa's route: only an order whose goods can still be changed is edited. Medusa keeps the edit until it is confirmed. */
export async function POST(request: Parameters<typeof beginInMedusa>[0], response: MedusaResponse) {
  await editedOrder(request.validatedBody.order_id);
  await beginInMedusa(request, response);
}
