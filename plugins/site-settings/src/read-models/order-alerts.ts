import type { Versioned } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { withVersion } from "@zakh/kit/http/version";
import { defineSnapshot } from "@zakh/kit/snapshots/snapshot";
import { type OrderAlertsSetting, orderAlertsSetting, SETTING_FALLBACKS } from "../contract";
import { findSiteSetting } from "./site-setting";

/** Who hears of a new order by mail: on, and the shop's contact mail, until the owner says otherwise. */
export async function findOrderAlerts(sql: Queryable): Promise<Versioned<OrderAlertsSetting>> {
  const stored = await findSiteSetting(sql, "order_alerts");
  return withVersion(stored ? orderAlertsSetting.parse(JSON.parse(stored)) : SETTING_FALLBACKS.orderAlerts);
}

/** The same from memory: an order must not wait for it. */
export const orderAlerts = defineSnapshot({ tables: ["site_setting"], load: findOrderAlerts });
