import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { SinceVersion } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { OrderAlertsInput } from "../../../../contract";
import { findOrderAlerts } from "../../../../read-models/order-alerts";
import { setSiteSettingWorkflow } from "../../../../workflows/set-site-setting";

export async function GET(_request: MedusaRequest, response: MedusaResponse) {
  response.json(await findOrderAlerts(shopPool()));
}

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const { version, ...alerts } = request.validatedBody as SinceVersion<OrderAlertsInput>;
  const value = JSON.stringify(alerts);
  await setSiteSettingWorkflow(request.scope).run({ input: { key: "order_alerts", value, version } });
  response.json(await findOrderAlerts(shopPool()));
}
