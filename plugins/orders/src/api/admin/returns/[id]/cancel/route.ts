import type { MedusaResponse } from "@medusajs/framework/http";
import { POST as cancelInMedusa } from "@medusajs/medusa/api/admin/returns/[id]/cancel/route";
import { shopPool } from "@zakh/kit/database/pool";
import { shopOrder } from "../../../../../http/medusa-dashboard";
import { besideNoChange } from "../../../../../http/medusa-returns";
import { findOrderOfReturn } from "../../../../../read-models/open-return";

/** Before Medusa's route: nothing is to come back any more. Medusa refuses it once something came back. */
export async function POST(request: Parameters<typeof cancelInMedusa>[0], response: MedusaResponse) {
  const state = await shopOrder(await findOrderOfReturn(shopPool(), request.params.id ?? ""));
  await besideNoChange(request, state, () => cancelInMedusa(request, response));
}
