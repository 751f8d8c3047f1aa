import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import type { PayoutsExportQuery } from "../../../../../contract";
import { sendPayoutsFile } from "../../../../../http/payouts-file";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  await sendPayoutsFile(response, shopPool(), request.validatedQuery as PayoutsExportQuery);
}
