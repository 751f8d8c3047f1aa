import type { MedusaResponse } from "@medusajs/framework/http";
import { POST as requestInMedusa } from "@medusajs/medusa/api/admin/returns/[id]/request/route";
import { besideNoChange, orderOfReturn } from "../../../../../http/medusa-returns";

export { DELETE } from "@medusajs/medusa/api/admin/returns/[id]/request/route";

/** Before Medusa's route: it notes on the order what is to come back, which changes no money and no stock. */
export async function POST(request: Parameters<typeof requestInMedusa>[0], response: MedusaResponse) {
  const state = await orderOfReturn(request.params.id);
  await besideNoChange(request, state, () => requestInMedusa(request, response));
}
