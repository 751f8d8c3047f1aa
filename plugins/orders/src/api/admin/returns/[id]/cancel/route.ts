import type { MedusaResponse } from "@medusajs/framework/http";
import { POST as cancelInMedusa } from "@medusajs/medusa/api/admin/returns/[id]/cancel/route";
import { besideNoChange } from "../../../../../http/medusa-returns";

/** Before Medusa's route: nothing is to come back any more. Medusa refuses it once something came back. */
export async function POST(request: Parameters<typeof cancelInMedusa>[0], response: MedusaResponse) {
  await besideNoChange(request.params.id, () => cancelInMedusa(request, response));
}
