import { shopPool } from "@zakh/kit/database/pool";
import { applicationContainer } from "@zakh/kit/job-queue/task";
import type { Retention } from "@zakh/kit/retention/retention";
import { removeOldSavedCarts } from "../workflows/cart/saved-cart-rows";
import { removeStoreCartsWorkflow } from "../workflows/remove-store-carts";

/** What of carts is forgotten: those of `/store` hold the addresses of people who bought nothing (decision 153). */
export const retention: readonly Retention[] = [
  {
    name: "store-carts",
    days: 30,
    async forget(before) {
      const { result } = await removeStoreCartsWorkflow(applicationContainer()).run({
        input: { before: before.toISOString() },
      });
      return result.removed;
    },
  },
  { name: "saved-carts", days: 365, forget: (before) => removeOldSavedCarts(shopPool(), before) },
];
