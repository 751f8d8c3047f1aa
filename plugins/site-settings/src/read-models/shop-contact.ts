import { defineSnapshot } from "@zakh/kit/cache/snapshot";
import { LANGUAGES, type Language } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { ShopContact } from "@zakh/kit/mail/shop-contact";
import { businessParagraph } from "../contract";
import { findFooter } from "./footer";
import { findSetting } from "./setting";

/** The shop's name and contacts; "" where the owner has not set them. */
async function findShopContact(sql: Queryable): Promise<ShopContact> {
  const { siteName } = await findSetting(sql, "site-name");
  const { phone, email } = await findFooter(sql);
  const business = await findSetting(sql, "business");
  const identity = Object.fromEntries(LANGUAGES.map((language) => [language, businessParagraph(business, language)]));
  return {
    shopName: siteName,
    phone: phone.trim(),
    email: email.trim(),
    identity: identity as Record<Language, string>,
  };
}

/** Cached, because an order's mail contains the shop's name, and the order must not wait for a query. */
export const shopContact = defineSnapshot({ tables: ["site_setting", "footer_setting"], load: findShopContact });
