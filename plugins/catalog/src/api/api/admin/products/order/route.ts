import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { adminOf } from "@zakh/accounts/http/guards";
import type { ProductOrderInput } from "../../../../../contract";
import { orderProductsWorkflow } from "../../../../../workflows/order-products";

/** Puts products in an order, and says which are shown first. */
export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const { number, name } = adminOf(request);
  const input = { ...(request.validatedBody as ProductOrderInput), by: { number, name } };
  await orderProductsWorkflow(request.scope).run({ input });
  response.status(204).end();
}
