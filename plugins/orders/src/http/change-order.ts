import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { adminOf } from "@zakh/accounts/http/guards";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { writeId } from "@zakh/kit/http/path-id";
import { addLogFields } from "@zakh/kit/log/request-context";
import { findOrder } from "../read-models/orders";
import { findShipments } from "../read-models/shipments";
import { isPacker, isPackersOrder, viewOf } from "./packers-view";

/** The admin who asks, as the history names who changed something. */
export function actorOf(request: MedusaRequest): { number: number; name: string } {
  const { number, name } = adminOf(request);
  return { number, name };
}

/** The order of the request, and who changes it. */
export interface ChangedOrder {
  number: number;
  by: { number: number; name: string };
}

/** Changes the order in the path for an admin, with `fields` in the log; returns its public id. */
export async function changeOfPath(
  request: MedusaRequest,
  change: (order: ChangedOrder) => Promise<unknown>,
  fields: Record<string, unknown> = {},
): Promise<number> {
  const number = writeId(request.params.id);
  await requirePackersOrder(request, number);
  const by = actorOf(request);
  addLogFields({ order: number, ...fields, by: by.number });
  await change({ number, by });
  return number;
}

/** What a packer cannot read she cannot change: 404 `order_not_found`. */
async function requirePackersOrder(request: MedusaRequest, number: number): Promise<void> {
  if (!isPacker(request)) return;
  const order = (await findShipments(shopPool(), [number])).get(number);
  if (!order || !isPackersOrder(order)) throw new ApiError(404, "order_not_found");
}

/** The same, and answers the order as it is then. */
export async function changeOrder(
  request: MedusaRequest,
  response: MedusaResponse,
  change: (order: ChangedOrder) => Promise<unknown>,
  fields?: Record<string, unknown>,
): Promise<void> {
  const number = await changeOfPath(request, change, fields);
  response.json(viewOf(request, await findOrder(shopPool(), number)));
}
