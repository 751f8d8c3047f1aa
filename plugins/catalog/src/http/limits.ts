import type { MedusaRequest } from "@medusajs/framework/http";
import { customerOf } from "@zakh/accounts/http/guards";
import { rateLimit } from "@zakh/kit/http/rate-limit";

/** How often one account may ask to be told, or take it back. */
export const backInStockAlertsPerAccount = rateLimit({
  name: "back-in-stock-alerts-account",
  points: 240,
  seconds: 10 * 60,
  key: (request: MedusaRequest) => String(customerOf(request).number),
});
