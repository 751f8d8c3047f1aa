import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import type { OrderAlertsInput } from "../../../../contract";
import { findOrderAlerts } from "../../../../read-models/order-alerts";
import { setSiteSettingWorkflow } from "../../../../workflows/set-site-setting";

export async function GET(_request: MedusaRequest, response: MedusaResponse) {
  response.json(await findOrderAlerts(shopPool()));
}

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const value = JSON.stringify(request.validatedBody as OrderAlertsInput);
  await setSiteSettingWorkflow(request.scope).run({ input: { key: "order_alerts", value } });
  response.json(await findOrderAlerts(shopPool()));
}
