import type { Queryable } from "@zakh/kit/database/one-transaction";
import { findFooter } from "@zakh/site-settings/read-models/footer";
import { findSettings } from "@zakh/site-settings/read-models/setting";
import type { LegalFacts } from "../templates/facts";

/** The tables that they are read from. */
export const FACTS_TABLES = ["site_setting", "footer_setting"] as const;

/** What the templates say of this shop. */
export async function findLegalFacts(sql: Queryable): Promise<LegalFacts> {
  const settings = await findSettings(sql, [
    "site-name",
    "business",
    "payment-deadline",
    "couriers",
    "pay-on-pickup",
    "postcode-search",
  ]);
  const footer = await findFooter(sql);
  const { business } = settings;
  return {
    shopName: business.tradeName || settings["site-name"].siteName,
    business,
    phone: business.phone || footer.phone.trim(),
    email: business.email || footer.email.trim(),
    paymentHours: settings["payment-deadline"].hours,
    couriers: settings.couriers.couriers.map(({ name }) => name),
    hasPickup: settings["pay-on-pickup"].enabled,
    hasPostcodeSearch: settings["postcode-search"].enabled,
  };
}
