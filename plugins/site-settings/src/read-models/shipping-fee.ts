import { defineSnapshot } from "@zakh/kit/snapshots/snapshot";
import type { Pool } from "pg";
import { SETTING_FALLBACKS, type ShippingFeeSetting } from "../contract";
import { findSiteSetting } from "./site-setting";

/** The fee of one order in whole won; 0 while it is not set (spec §9, ruling 35). */
export async function findShippingFee(pool: Pool): Promise<number> {
  return Number((await findSiteSetting(pool, "shipping_fee")) ?? SETTING_FALLBACKS.shippingFee.value);
}

/** As the API tells it: a numeric string. */
export async function findShippingFeeSetting(pool: Pool): Promise<ShippingFeeSetting> {
  return { value: String(await findShippingFee(pool)) };
}

/** `GET /api/settings/shipping-fee`, from memory. */
export const shippingFee = defineSnapshot({ tables: ["site_setting"], load: findShippingFeeSetting });
