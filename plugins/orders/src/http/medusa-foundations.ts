import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { hasStock } from "@zakh/catalog/read-models/stock-locations";
import { shopPool } from "@zakh/kit/database/pool";
import { orderDefaults } from "../read-models/order-defaults";
import { refusedInDashboard } from "./medusa-dashboard";

/** Whether the shop cannot sell without this record of Medusa. */
type IsNeeded = (id: string) => Promise<boolean>;

/** Medusa's records that every order refers to, by their path in the admin API. */
export const FOUNDATIONS: Record<string, IsNeeded> = {
  "/admin/regions": async (id) => id === (await orderDefaults.value()).regionId,
  "/admin/sales-channels": async (id) => id === (await orderDefaults.value()).salesChannelId,
  "/admin/stock-locations": (id) => hasStock(shopPool(), id),
};

/**
 * Refuses to delete what the shop needs for every order, and to give its region another currency: one press in the
 * dashboard would stop all sales. 409 `medusa_record_needed`.
 */
export function keepFoundation(isNeeded: IsNeeded) {
  return async (
    { method, path, body }: MedusaRequest,
    _response: MedusaResponse,
    next: MedusaNextFunction,
  ): Promise<void> => {
    const [id = "", ...rest] = path.split("/").filter(Boolean);
    const { currency_code: currency = "krw" } = (body ?? {}) as { currency_code?: unknown };
    const takesAway = method === "DELETE" ? rest.length === 0 : method === "POST" && currency !== "krw";
    if (takesAway && (await isNeeded(id))) throw refusedInDashboard("medusa_record_needed");
    next();
  };
}
