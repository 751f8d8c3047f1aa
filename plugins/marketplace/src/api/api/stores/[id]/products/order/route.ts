import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { customerOf } from "@zakh/accounts/http/guards";
import type { ProductOrderInput } from "@zakh/catalog/contract";
import { orderProductsWorkflow } from "@zakh/catalog/workflows/order-products";
import { storeOf } from "../../../../../../http/own-store";

export async function PUT(request: MedusaRequest, response: MedusaResponse) {
  const { ids } = request.validatedBody as Pick<ProductOrderInput, "ids">;
  const { number, name } = customerOf(request);
  const input = { ids, storeNumber: storeOf(request).number, by: { number, name } };
  await orderProductsWorkflow(request.scope).run({ input });
  response.status(204).end();
}
