import type { Versioned } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { withVersion } from "@zakh/kit/http/version";
import { defineSnapshot } from "@zakh/kit/snapshots/snapshot";
import { SETTING_FALLBACKS, type SiteNameSetting } from "../contract";
import { findSiteSetting } from "./site-setting";

export async function findSiteName(sql: Queryable): Promise<Versioned<SiteNameSetting>> {
  const siteName = await findSiteSetting(sql, "site_name");
  return withVersion(siteName ? { siteName } : SETTING_FALLBACKS.siteName);
}

/** `GET /api/settings/site-name`, from memory. */
export const siteName = defineSnapshot({ tables: ["site_setting"], load: findSiteName });
