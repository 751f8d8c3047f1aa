import { defineSnapshot } from "@zakh/kit/snapshots/snapshot";
import type { Pool } from "pg";
import { SETTING_FALLBACKS, type SiteNameSetting } from "../contract";
import { findSiteSetting } from "./site-setting";

export async function findSiteName(pool: Pool): Promise<SiteNameSetting> {
  const siteName = await findSiteSetting(pool, "site_name");
  return siteName ? { siteName } : SETTING_FALLBACKS.siteName;
}

/** `GET /api/settings/site-name`, from memory. */
export const siteName = defineSnapshot({ tables: ["site_setting"], load: findSiteName });
