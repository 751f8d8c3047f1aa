import type { MedusaResponse } from "@medusajs/framework/http";
import { POST as addInMedusa } from "@medusajs/medusa/api/admin/order-edits/[id]/items/route";
import { draftedOrder, priceNewItems } from "../../../../../http/medusa-order-edits";

/** Before Medusa's route: products that the shop sells, at its price. */
export async function POST(request: Parameters<typeof addInMedusa>[0], response: MedusaResponse) {
  const state = await draftedOrder(request.params);
  const { items = [] } = request.validatedBody;
  if (state) request.validatedBody.items = await priceNewItems(state, items);
  await addInMedusa(request, response);
}
