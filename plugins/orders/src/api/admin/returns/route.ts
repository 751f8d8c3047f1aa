import type { MedusaResponse } from "@medusajs/framework/http";
import { POST as beginInMedusa } from "@medusajs/medusa/api/admin/returns/route";
import { besideNoChange, returnedOrder } from "../../../http/medusa-returns";

export { GET } from "@medusajs/medusa/api/admin/returns/route";

/** Before Medusa's route: goods come back of a delivered order. Medusa keeps what is to come back until it is received. */
export async function POST(request: Parameters<typeof beginInMedusa>[0], response: MedusaResponse) {
  const state = await returnedOrder(request.validatedBody.order_id);
  await besideNoChange(request, state, () => beginInMedusa(request, response));
}
