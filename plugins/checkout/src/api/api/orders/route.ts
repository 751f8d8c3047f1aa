import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { customerOf } from "@zakh/accounts/http/guards";
import { clientAddress } from "@zakh/kit/http/client-address";
import { requestLanguage } from "@zakh/kit/http/language";
import { addLogFields } from "@zakh/kit/log/request-context";
import { idempotencyKey } from "@zakh/orders/http/idempotency-key";
import type { PlaceOrderInput } from "../../../contract/checkout";
import { placeOrderWorkflow } from "../../../workflows/place-order";
import { hashRequest } from "../../../workflows/request-hash";

export async function POST(request: MedusaRequest, response: MedusaResponse) {
  const { number: accountNumber, name: accountName, email: accountEmail, customerId } = customerOf(request);
  const body = request.validatedBody as PlaceOrderInput;
  const { result } = await placeOrderWorkflow(request.scope).run({
    input: {
      ...body,
      accountNumber,
      accountName,
      accountEmail,
      address: clientAddress(request),
      customerId,
      language: requestLanguage(request),
      idempotencyKey: idempotencyKey(request),
      requestHash: hashRequest(body),
    },
  });
  addLogFields({ order: result.id, total: result.totalAmount });
  response.status(201).json(result);
}
