import { defineSnapshot } from "@zakh/kit/snapshots/snapshot";
import type { Pool } from "pg";
import { type OrderAlertsSetting, orderAlertsSetting, SETTING_FALLBACKS } from "../contract";
import { findSiteSetting } from "./site-setting";

/** Who hears of a new order by mail: on, and the shop's contact mail, until the owner says otherwise. */
export async function findOrderAlerts(pool: Pool): Promise<OrderAlertsSetting> {
  const stored = await findSiteSetting(pool, "order_alerts");
  return stored ? orderAlertsSetting.parse(JSON.parse(stored)) : SETTING_FALLBACKS.orderAlerts;
}

/** The same from memory: an order must not wait for it. */
export const orderAlerts = defineSnapshot({ tables: ["site_setting"], load: findOrderAlerts });
