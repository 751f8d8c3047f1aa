import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopPool } from "@zakh/kit/database/pool";
import { isReservedForOrder } from "../read-models/order-state";
import { refusedInDashboard } from "./medusa-dashboard";

const WRITES = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/**
 * Refuses to create, change or delete reservations of an order: its goods would be sold twice, or stay reserved for
 * ever (ruling 57). Reservations without an order are left to Medusa. 409 `order_write_refused`.
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
