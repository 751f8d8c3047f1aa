import { generateEntityId } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import type { Versioned } from "@zakh/kit/contract";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { holdKey } from "@zakh/kit/database/lock";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { refusal } from "@zakh/kit/http/validate";
import { refuseChanged } from "@zakh/kit/http/version";
import { z } from "zod";
import { SITE_SETTINGS, type SiteSettingKey } from "../../contract";
import { findLogo } from "../../read-models/logo";
import { findOrderAlerts } from "../../read-models/order-alerts";
import { findShippingFeeSetting } from "../../read-models/shipping-fee";
import { findSiteName } from "../../read-models/site-name";
import type { SetSiteSettingInput } from "../set-site-setting";

/** What the call of each setting answers. */
const PRESENT = {
  site_name: findSiteName,
  shipping_fee: findShippingFeeSetting,
  order_alerts: findOrderAlerts,
  logo_url: findLogo,
} as const satisfies Record<SiteSettingKey, (sql: Queryable) => Promise<Versioned<object>>>;

interface Former {
  value: string;
  description: string | null;
}

/** Writes one setting, new or not; 400 with the value's code when the setting does not accept it. */
export const setSiteSettingStep = createStep(
  "set-site-setting",
  async ({ key, value, description = null, version }: SetSiteSettingInput) => {
    const accepted = z.object({ value: SITE_SETTINGS[key] }).safeParse({ value });
    if (!accepted.success) throw refusal(accepted.error);
    const former = await inTransaction(shopPool(), async (client) => {
      // A setting that was never set has no row.
      await holdKey(client, `site_setting:${key}`);
      await refuseChanged<object>(version, () => PRESENT[key](client));
      const { rows } = await client.query<Former>(
        "SELECT value, description FROM site_setting WHERE key = $1 AND deleted_at IS NULL FOR UPDATE",
        [key],
      );
      await client.query(
        `INSERT INTO site_setting (id, key, value, description) VALUES ($1, $2, $3, $4)
         ON CONFLICT (key) WHERE deleted_at IS NULL DO UPDATE SET value = excluded.value,
           description = coalesce(excluded.description, site_setting.description), updated_at = now()`,
        [generateEntityId(undefined, "set"), key, accepted.data.value, description],
      );
      return rows[0];
    });
    return new StepResponse({ key }, { key, former });
  },
  async (written) => {
    if (!written) return;
    const { key, former } = written;
    if (former) {
      await shopPool().query(
        "UPDATE site_setting SET value = $2, description = $3, updated_at = now() WHERE key = $1 AND deleted_at IS NULL",
        [key, former.value, former.description],
      );
    } else {
      await shopPool().query("DELETE FROM site_setting WHERE key = $1 AND deleted_at IS NULL", [key]);
    }
  },
);
