import type { Versioned } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { withVersion } from "@zakh/kit/http/version";
import { defineSnapshot } from "@zakh/kit/snapshots/snapshot";
import { SETTING_FALLBACKS, type ShippingFeeSetting } from "../contract";
import { findSiteSetting } from "./site-setting";

/** The fee of one order in whole won; 0 while it is not set (spec §9, ruling 35). */
export async function findShippingFee(sql: Queryable): Promise<number> {
  return Number((await findSiteSetting(sql, "shipping_fee")) ?? SETTING_FALLBACKS.shippingFee.value);
}

/** As the API tells it: a numeric string. */
export async function findShippingFeeSetting(sql: Queryable): Promise<Versioned<ShippingFeeSetting>> {
  return withVersion({ value: String(await findShippingFee(sql)) });
}

/** `GET /api/settings/shipping-fee`, from memory. */
export const shippingFee = defineSnapshot({ tables: ["site_setting"], load: findShippingFeeSetting });
