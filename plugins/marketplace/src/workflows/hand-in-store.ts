import { defineWrite } from "@zakh/kit/database/define-write";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { findOwnStore } from "../read-models/stores";
import { lockStore } from "./locked-store";
import { requireIdentity } from "./require-identity";

/**
 * A refused store, sent again by its owner, waits for an admin as a new one does. Throws 404 `store_not_found`, 409 `store_not_refused`, and
 * 409 `store_identity_missing` while it lacks what approval asks for.
 */
export const handInStoreWorkflow = defineWrite("hand-in-market-store", ({ storeId }: { storeId: number }) =>
  inTransaction(shopPool(), async (client) => {
    const store = await lockStore(client, storeId);
    const { suspension } = (await findOwnStore(client, storeId)) ?? {};
    if (store.isVerified || !suspension) throw new ApiError(409, "store_not_refused");
    requireIdentity(store, store.sellsMeat);
    await client.query(
      `UPDATE market_store SET is_active = is_active OR is_suspended, is_suspended = false, handed_in_at = clock_timestamp(), updated_at = now()
       WHERE id = $1`,
      [store.id],
    );
    return { id: store.id };
  }),
);
