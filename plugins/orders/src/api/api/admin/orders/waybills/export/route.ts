import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import type { WaybillsQuery } from "../../../../../../contract/shipment";
import { isPacker } from "../../../../../../http/packers-view";
import { sendWaybillFile } from "../../../../../../http/waybill-file";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  await sendWaybillFile(response, shopPool(), request.validatedQuery as WaybillsQuery, isPacker(request));
}
