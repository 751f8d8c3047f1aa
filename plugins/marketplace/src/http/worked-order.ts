import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { customerOf } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { readId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import type { Actor } from "@zakh/orders/workflows/record-change";
import { findPart, findWorkedOrder, type PartKey } from "../read-models/order-work";
import { storeOf } from "./own-store";

/** The own store's part of the order in the path, after `requireOwnStore`. */
function partOf(request: MedusaRequest): PartKey {
  return { orderId: readId(request.params.orderId, "store_order_not_found"), storeId: storeOf(request).number };
}

/** Answers the order with what the store works it by; 404 `store_order_not_found`. */
export async function answerWorkedOrder(request: MedusaRequest, response: MedusaResponse, status = 200): Promise<void> {
  const order = await findWorkedOrder(shopPool(), partOf(request));
  if (!order) throw new ApiError(404, "store_order_not_found");
  response.status(status).json(order);
}

/** Changes the part in the path for the store's owner, and answers it as it is then. */
export async function changePart(
  request: MedusaRequest,
  response: MedusaResponse,
  change: (part: PartKey & { by: NonNullable<Actor> }) => Promise<unknown>,
  status = 200,
): Promise<void> {
  const part = partOf(request);
  const { number, name } = customerOf(request);
  addLogFields({ order: part.orderId, store: part.storeId, by: number });
  // Before anything is locked: the order of another seller is 404 as one that does not exist.
  if (!(await findPart(shopPool(), part))) throw new ApiError(404, "store_order_not_found");
  await change({ ...part, by: { number, name } });
  await answerWorkedOrder(request, response, status);
}
