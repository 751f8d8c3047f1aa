import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import type { NavigationOrderInput } from "../../../../contract";
import { findNavigation } from "../../../../read-models/navigation";
import { orderNavigationWorkflow } from "../../../../workflows/order-navigation";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { itemIds, seenIds } = request.validatedBody as NavigationOrderInput;
  await orderNavigationWorkflow(request.scope).run({ input: { numbers: itemIds, seen: seenIds } });
  response.json(await findNavigation(shopPool()));
}
