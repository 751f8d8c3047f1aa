import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { adminOf } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import { writeId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import type { PackedInput } from "../../../../../../contract/weight";
import { findOrder } from "../../../../../../read-models/orders";
import { weighOrderWorkflow } from "../../../../../../workflows/weigh-order";

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const number = writeId(request.params.id);
  const by = adminOf(request);
  const { lines } = request.validatedBody as PackedInput;
  addLogFields({ order: number, by: by.number });
  await weighOrderWorkflow(request.scope).run({ input: { number, lines, by: { number: by.number, name: by.name } } });
  response.json(await findOrder(shopPool(), number));
}
