import type { Queryable } from "@zakh/kit/database/one-transaction";
import { findSetting } from "@zakh/site-settings/read-models/setting";

/** The fee of one order in whole won; 0 while it is not set (spec §9, ruling 35). */
export async function findShippingFee(sql: Queryable): Promise<number> {
  return Number((await findSetting(sql, "shipping-fee")).value);
}
