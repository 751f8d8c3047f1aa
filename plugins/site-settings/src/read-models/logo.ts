import type { Versioned } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { withVersion } from "@zakh/kit/http/version";
import { defineSnapshot } from "@zakh/kit/snapshots/snapshot";
import { type LogoSetting, SETTING_FALLBACKS } from "../contract";
import { findSiteSetting } from "./site-setting";

export async function findLogo(sql: Queryable): Promise<Versioned<LogoSetting>> {
  const logoUrl = await findSiteSetting(sql, "logo_url");
  return withVersion(logoUrl ? { logoUrl } : SETTING_FALLBACKS.logo);
}

/** `GET /api/settings/logo`, from memory. */
export const logo = defineSnapshot({ tables: ["site_setting"], load: findLogo });
