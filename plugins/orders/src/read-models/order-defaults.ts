import { defineSnapshot } from "@zakh/kit/cache/snapshot";
import type { Pool } from "pg";

/** Medusa's records that every order of the shop refers to. */
export interface OrderDefaults {
  regionId: string;
  salesChannelId: string | null;
  shippingOptionId: string | null;
}

/** The won region, the store's sales channel and the shipping option. Throws when the shop was never seeded. */
export async function findOrderDefaults(pool: Pool): Promise<OrderDefaults> {
  const { rows } = await pool.query<OrderDefaults>(
    `SELECT region.id AS "regionId",
       (SELECT default_sales_channel_id FROM store WHERE deleted_at IS NULL ORDER BY created_at LIMIT 1) AS "salesChannelId",
       (SELECT id FROM shipping_option WHERE deleted_at IS NULL ORDER BY created_at, id LIMIT 1) AS "shippingOptionId"
     FROM region WHERE currency_code = 'krw' AND deleted_at IS NULL ORDER BY created_at, id LIMIT 1`,
  );
  if (!rows[0]) throw new Error("The shop has no region with currency krw: run the seed");
  return rows[0];
}

/** Cached, because it is the same for every order until somebody changes it in Medusa's dashboard. */
export const orderDefaults = defineSnapshot({
  tables: ["region", "store", "shipping_option"],
  load: findOrderDefaults,
});
