import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ApiError } from "@zakh/kit/errors/api-error";
import { productData } from "../contract/product-data";
import { isRead, objectsIn } from "./medusa-writes";

const { stock } = productData.shape;

/**
 * Refuses quantities in Medusa's own calls for inventory and reservations that the shop's form would refuse as stock: the
 * form shows what they leave, and could not be saved any more. 400 `stock_invalid`.
 */
export function checkMedusaStock(
  { method, body }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (!isRead(method)) {
    for (const { stocked_quantity: stocked, quantity: reserved } of objectsIn(body)) {
      if ([stocked, reserved].some(isWrongStock)) throw new ApiError(400, "stock_invalid");
    }
  }
  next();
}

/** Medusa itself refuses what is no number. */
function isWrongStock(quantity: unknown): boolean {
  return typeof quantity === "number" && !stock.safeParse(quantity).success;
}
