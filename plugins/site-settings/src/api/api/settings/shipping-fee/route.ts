import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { SinceVersion } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { ShippingFeeInput } from "../../../../contract";
import { findShippingFeeSetting, shippingFee } from "../../../../read-models/shipping-fee";
import { setSiteSettingWorkflow } from "../../../../workflows/set-site-setting";

/** Fee of one order in won, as a numeric string (spec §7). */
export const GET = shippingFee.handler;

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const { value, version } = request.validatedBody as SinceVersion<ShippingFeeInput>;
  await setSiteSettingWorkflow(request.scope).run({ input: { key: "shipping_fee", value, version } });
  response.json(await findShippingFeeSetting(shopPool()));
}
