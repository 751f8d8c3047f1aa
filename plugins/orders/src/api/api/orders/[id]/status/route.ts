import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import type { OrderStatus, StatusInput } from "../../../../../contract/status";
import { changeOfPath } from "../../../../../http/change-order";
import { findOrder } from "../../../../../read-models/orders";
import { changeOrderStatusWorkflow } from "../../../../../workflows/change-order-status";

export async function PATCH(request: MedusaRequest, response: MedusaResponse) {
  const { status: to, from } = request.validatedBody as StatusInput;
  let changedFrom: OrderStatus | null = null;
  const number = await changeOfPath(
    request,
    async (order) => {
      const input = { ...order, to, from, canBeUndone: true };
      const { result } = await changeOrderStatusWorkflow(request.scope).run({ input });
      if (result.changed) changedFrom = result.from;
    },
    { order_status: to },
  );
  response.json({ ...(await findOrder(shopPool(), number)), changedFrom });
}
