import { defineSnapshot } from "../snapshots/snapshot";

/** How mails call the shop, and how its people are reached; "" where the owner has not said. */
export interface ShopContact {
  shopName: string;
  phone: string;
  /** Where answers to mails go, unless `MAIL_REPLY_TO` says otherwise. */
  email: string;
}

/** What the shop is called in mails until it has been given a name. */
const FALLBACK = "Зах";

/** From memory: an order's mail names the shop, and the order must not wait for it. */
const shopContact = defineSnapshot({
  tables: ["site_setting", "footer_setting"],
  load: async (pool): Promise<ShopContact> => {
    const { rows } = await pool.query<{ name: unknown; phone: string | null; email: string | null }>(
      `SELECT (SELECT value FROM site_setting WHERE key = 'site_name' AND deleted_at IS NULL) AS name,
         footer.phone, footer.email
       FROM (SELECT 1) one LEFT JOIN footer_setting footer ON footer.deleted_at IS NULL LIMIT 1`,
    );
    const { name, phone, email } = rows[0] ?? {};
    return {
      shopName: typeof name === "string" ? name : FALLBACK,
      phone: phone?.trim() ?? "",
      email: email?.trim() ?? "",
    };
  },
});

/** How the shop is called and reached, for mails. */
export function findShopContact(): Promise<ShopContact> {
  return shopContact.value();
}

/** The shop's name for mails. */
export async function findShopName(): Promise<string> {
  return (await findShopContact()).shopName;
}
