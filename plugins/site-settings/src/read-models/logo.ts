import { defineSnapshot } from "@zakh/kit/snapshots/snapshot";
import type { Pool } from "pg";
import { type LogoSetting, SETTING_FALLBACKS } from "../contract";
import { findSiteSetting } from "./site-setting";

export async function findLogo(pool: Pool): Promise<LogoSetting> {
  const logoUrl = await findSiteSetting(pool, "logo_url");
  return logoUrl ? { logoUrl } : SETTING_FALLBACKS.logo;
}

/** `GET /api/settings/logo`, from memory. */
export const logo = defineSnapshot({ tables: ["site_setting"], load: findLogo });
