import { z } from "zod";

export const OPEN_ALERTS_MAX = 100;

/** `/api/products/{id}/back-in-stock-alert`, for the signed-in customer (ruling 51). */
export const backInStockAlert = z.object({
  isSubscribed: z.boolean().describe("A mail goes to the account's address once the product can be bought again"),
});
export type BackInStockAlert = z.infer<typeof backInStockAlert>;
