import { z } from "zod";

/** Of how many products at once one customer may be told that they are back. */
export const OPEN_ALERTS_MAX = 100;

/** `/api/products/{id}/back-in-stock-alert`, as the signed-in customer has it (ruling 51). */
export const backInStockAlert = z.object({
  isSubscribed: z.boolean().describe("A mail goes to the account's address once the product can be bought again"),
});
export type BackInStockAlert = z.infer<typeof backInStockAlert>;
