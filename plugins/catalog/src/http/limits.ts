import type { MedusaRequest } from "@medusajs/framework/http";
import { customerOf } from "@zakh/accounts/http/guards";
import { rateLimit } from "@zakh/kit/http/rate-limit";

/** Limits how often one account may subscribe and unsubscribe. */
export const backInStockAlertsPerAccount = rateLimit({
  name: "back-in-stock-alerts-account",
  points: 240,
  seconds: 10 * 60,
  key: (request: MedusaRequest) => String(customerOf(request).number),
});
