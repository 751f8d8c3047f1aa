import { generateEntityId } from "@medusajs/framework/utils";
import type { Language } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { SessionHalf } from "@zakh/kit/http/session";
import type { PushSubscriptionInput } from "../../contract";
import { pushKeys } from "../../push/push-keys";
import { isPushService } from "../../push/push-services";

/** Most browsers of one account; a further one replaces that which was used least recently. */
const MOST_DEVICES = 20;

export interface SavePushSubscription extends PushSubscriptionInput {
  accountId: string;
  /** As whom its user is told. */
  half: SessionHalf;
  /** Of the account's sessions of this half. */
  sessionVersion: number;
  language: Language;
}

/**
 * Has a browser told, for the account that uses it now. Throws 409 `push_unavailable` without keys, and 400
 * `push_service_unknown` for an address that is no push service's.
 */
export const savePushSubscriptionWorkflow = defineWrite(
  "save-push-subscription",
  async (input: SavePushSubscription) => {
    const { accountId, half, sessionVersion, language, endpoint, keys } = input;
    if (!pushKeys()) throw new ApiError(409, "push_unavailable");
    if (!isPushService(endpoint)) throw new ApiError(400, "push_service_unknown");
    await inTransaction(shopPool(), async (sql) => {
      await sql.query(
        `INSERT INTO push_subscription (id, account_id, half, endpoint, p256dh, auth, language, session_version)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (endpoint, half) WHERE deleted_at IS NULL DO UPDATE SET account_id = excluded.account_id, p256dh = excluded.p256dh,
           auth = excluded.auth, language = excluded.language, session_version = excluded.session_version, updated_at = now()`,
        [
          generateEntityId(undefined, "push"),
          accountId,
          half,
          endpoint,
          keys.p256dh,
          keys.auth,
          language,
          sessionVersion,
        ],
      );
      await sql.query(
        `DELETE FROM push_subscription WHERE id IN (
           SELECT id FROM push_subscription WHERE account_id = $1 AND half = $2
           ORDER BY updated_at DESC, id OFFSET ${MOST_DEVICES})`,
        [accountId, half],
      );
    });
  },
);
