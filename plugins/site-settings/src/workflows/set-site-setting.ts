import { generateEntityId } from "@medusajs/framework/utils";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { lockKey } from "@zakh/kit/database/lock";
import { shopPool } from "@zakh/kit/database/pool";
import { parseInput } from "@zakh/kit/http/validate";
import { refuseChanged } from "@zakh/kit/http/version";
import { settingRow } from "../contract";
import { SAVED_SECRET } from "../contract/setting-row";
import { findSetting, type StoredSettingName, storedText } from "../read-models/setting";

export interface SetSiteSettingInput {
  name: StoredSettingName;
  /** Validated by the schema of its row in `SETTINGS`. */
  values: Record<string, unknown>;
  /** The version that the change is based on. */
  version?: string;
}

/** Writes a setting that is a row of `site_setting`. 400 with the codes of its fields, 409 `changed_meanwhile`. */
export const setSiteSettingWorkflow = defineWrite(
  "set-site-setting",
  async ({ name, values, version }: SetSiteSettingInput) => {
    const { key, schema, secrets = [] } = settingRow(name);
    const given = parseInput(schema, values);
    await inTransaction(shopPool(), async (client) => {
      // A setting that was never set has no row to lock.
      await lockKey(client, `site_setting:${key}`);
      await refuseChanged<object>(version, () => findSetting(client, name));
      const kept = secrets.filter((field) => given[field] === SAVED_SECRET);
      if (kept.length > 0) {
        const saved: Record<string, unknown> = await findSetting(client, name);
        for (const field of kept) given[field] = saved[field];
      }
      await client.query(
        `INSERT INTO site_setting (id, key, value) VALUES ($1, $2, $3)
         ON CONFLICT (key) WHERE deleted_at IS NULL DO UPDATE SET value = excluded.value, updated_at = now()`,
        [generateEntityId(undefined, "set"), key, storedText(name, given)],
      );
    });
    return { key };
  },
);
