import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { isPacker } from "@zakh/orders/http/packers-view";
import type { WaybillsQuery } from "../../../../../../contract/parcels";
import { sendWaybillFile } from "../../../../../../http/waybill-file";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  await sendWaybillFile(response, shopPool(), request.validatedQuery as WaybillsQuery, isPacker(request));
}
