import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { isReservedForOrder } from "../read-models/order-state";
import { refusedInDashboard } from "./medusa-dashboard";

const WRITES = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/**
 * Refuses to make, change or delete what is reserved for an order: its goods would be sold twice, or held for ever (ruling 57).
 * What an administrator holds back for no order is Medusa's alone. 409 `order_write_refused`.
 */
export async function refuseOrdersReservations(
  request: MedusaRequest<{ line_item_id?: unknown } | undefined>,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const [id = ""] = request.path.split("/").filter(Boolean);
  if (WRITES.has(request.method) && (request.body?.line_item_id || (await isReservedForOrder(shopPool(), id)))) {
    throw refusedInDashboard("order_write_refused");
  }
  next();
}
