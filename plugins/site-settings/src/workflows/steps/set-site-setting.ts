import { generateEntityId } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { refusal } from "@zakh/kit/http/validate";
import { z } from "zod";
import { SITE_SETTINGS } from "../../contract";
import type { SetSiteSettingInput } from "../set-site-setting";

interface Former {
  value: string;
  description: string | null;
}

/** Writes one setting, new or not; 400 with the value's code when the setting does not accept it. */
export const setSiteSettingStep = createStep(
  "set-site-setting",
  async ({ key, value, description = null }: SetSiteSettingInput) => {
    const accepted = z.object({ value: SITE_SETTINGS[key] }).safeParse({ value });
    if (!accepted.success) throw refusal(accepted.error);
    const former = await inTransaction(shopPool(), async (client) => {
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
