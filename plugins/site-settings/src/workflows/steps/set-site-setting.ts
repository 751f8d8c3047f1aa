import { generateEntityId } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { lockKey } from "@zakh/kit/database/lock";
import { shopPool } from "@zakh/kit/database/pool";
import { parseInput } from "@zakh/kit/http/validate";
import { refuseChanged } from "@zakh/kit/http/version";
import { settingRow } from "../../contract";
import { findSetting, storedText } from "../../read-models/setting";
import type { SetSiteSettingInput } from "../set-site-setting";

/** Creates or updates one setting; 400 with the codes of invalid fields. */
export const setSiteSettingStep = createStep(
  "set-site-setting",
  async ({ name, values, version }: SetSiteSettingInput) => {
    const { key, schema } = settingRow(name);
    const value = storedText(name, parseInput(schema, values));
    const former = await inTransaction(shopPool(), async (client) => {
      // A setting that was never set has no row to lock.
      await lockKey(client, `site_setting:${key}`);
      await refuseChanged<object>(version, () => findSetting(client, name));
      const { rows } = await client.query<{ value: string }>(
        "SELECT value FROM site_setting WHERE key = $1 AND deleted_at IS NULL FOR UPDATE",
        [key],
      );
      await client.query(
        `INSERT INTO site_setting (id, key, value) VALUES ($1, $2, $3)
         ON CONFLICT (key) WHERE deleted_at IS NULL DO UPDATE SET value = excluded.value, updated_at = now()`,
        [generateEntityId(undefined, "set"), key, value],
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
        "UPDATE site_setting SET value = $2, updated_at = now() WHERE key = $1 AND deleted_at IS NULL",
        [key, former.value],
      );
    } else {
      await shopPool().query("DELETE FROM site_setting WHERE key = $1 AND deleted_at IS NULL", [key]);
    }
  },
);
