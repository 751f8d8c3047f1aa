import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { customerOf } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { readId, writeId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import type { Actor } from "@zakh/orders/workflows/record-change";
import { findPart, findWorkedOrder, type PartKey } from "../read-models/order-work";
import { storeOf } from "./own-store";

/** Answers the order in the path with what the own store works it by, after `requireOwnStore`; 404 `store_order_not_found`. */
export async function answerWorkedOrder(request: MedusaRequest, response: MedusaResponse, status = 200): Promise<void> {
  const orderId = readId(request.params.orderId, "store_order_not_found");
  const order = await findWorkedOrder(shopPool(), { orderId, storeId: storeOf(request).number });
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
  const part = { orderId: writeId(request.params.orderId), storeId: storeOf(request).number };
  const { number, name } = customerOf(request);
  addLogFields({ order: part.orderId, store: part.storeId, by: number });
  // Before anything is locked: the order of another seller is 404 as one that does not exist.
  if (!(await findPart(shopPool(), part))) throw new ApiError(404, "store_order_not_found");
  await change({ ...part, by: { number, name } });
  await answerWorkedOrder(request, response, status);
}
