import { defineSnapshot } from "@zakh/kit/cache/snapshot";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { ShopContact } from "@zakh/kit/mail/shop-contact";
import { findFooter } from "./footer";
import { findSetting } from "./setting";

/** How the shop is called and reached; "" where its owner has not said. */
async function findShopContact(sql: Queryable): Promise<ShopContact> {
  const { siteName } = await findSetting(sql, "site-name");
  const { phone, email } = await findFooter(sql);
  return { shopName: siteName, phone: phone.trim(), email: email.trim() };
}

/** From memory: an order's mail names the shop, and the order must not wait for it. */
export const shopContact = defineSnapshot({ tables: ["site_setting", "footer_setting"], load: findShopContact });
