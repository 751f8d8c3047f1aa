import { defineWrite } from "@zakh/kit/database/define-write";
import { medusaId } from "@zakh/kit/database/medusa-id";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import { insertRows, row } from "@zakh/kit/database/table-rows";
import type { Actor } from "@zakh/orders/workflows/record-change";
import { requireStore } from "./require-store";
import { BOOKS_KEY } from "./settle-orders";

interface RateInput {
  store: number;
  /** Hundredths of a per cent. */
  rate: number;
  by: Actor;
}

/** Sets a store's commission for orders that are placed from now on; earlier ones keep theirs. Throws 404 `seller_not_found`. */
export const setCommissionWorkflow = defineWrite("set-store-commission", async (input: RateInput, { container }) => {
  const { store, rate, by } = input;
  await inOneTransaction(
    container,
    async ({ sql }) => {
      await requireStore(sql, store);
      const { rows } = await sql.query<{ rate: number }>(
        "SELECT basis_points AS rate FROM store_commission_rate WHERE store_number = $1 AND deleted_at IS NULL ORDER BY number DESC LIMIT 1",
        [store],
      );
      if ((rows[0]?.rate ?? 0) === rate) return;
      const id = medusaId("strat", new Date());
      const who = { by_number: by?.number ?? null, by_name: by?.name ?? null };
      await insertRows(sql, [row("store_commission_rate", { id, store_number: store, basis_points: rate, ...who })]);
    },
    { key: BOOKS_KEY },
  );
});
