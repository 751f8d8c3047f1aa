import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeOwnOrder } from "@zakh/orders/http/own-order";
import type { AddressInput } from "../../../../../contract/address";
import { correctAddressWorkflow } from "../../../../../workflows/correct-address";

export function PUT(request: MedusaRequest, response: MedusaResponse) {
  const corrected = request.validatedBody as AddressInput;
  return changeOwnOrder(request, response, (order) =>
    correctAddressWorkflow(request.scope).run({ input: { ...order, ...corrected } }),
  );
}
