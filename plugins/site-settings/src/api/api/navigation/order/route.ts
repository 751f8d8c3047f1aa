import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import type { NavigationOrderInput } from "../../../../contract";
import { findNavigation } from "../../../../read-models/navigation";
import { orderNavigationWorkflow } from "../../../../workflows/order-navigation";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { itemIds } = request.validatedBody as NavigationOrderInput;
  await orderNavigationWorkflow(request.scope).run({ input: { numbers: itemIds } });
  response.json(await findNavigation(shopPool()));
}
