import { defineSnapshot } from "../snapshots/snapshot";

/** What the shop is called in mails until it has been given a name. */
const FALLBACK = "Зах";

/** From memory: an order's mail names the shop, and the order must not wait for it. */
const shopName = defineSnapshot({
  tables: ["site_setting"],
  load: async (pool) => {
    const { rows } = await pool.query<{ value: unknown }>(
      "SELECT value FROM site_setting WHERE key = 'site_name' AND deleted_at IS NULL",
    );
    const value = rows[0]?.value;
    return typeof value === "string" ? value : FALLBACK;
  },
});

/** The shop's name for mails. */
export function findShopName(): Promise<string> {
  return shopName.value();
}
