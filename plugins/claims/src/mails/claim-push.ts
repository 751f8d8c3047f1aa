import { findPushTargets, queuePushes } from "@zakh/accounts/push/queue-pushes";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { orderNumber } from "@zakh/orders/contract";
import type { ClaimToTell } from "./claim-alert-mail";
import { mailTexts } from "./mail-texts";

/** Has the admins' devices told of a new claim, in its transaction. */
export async function pushNewClaim(
  sql: Queryable,
  { number, orderId, customerName, kind }: ClaimToTell,
): Promise<void> {
  const targets = await findPushTargets(sql);
  await queuePushes(
    sql,
    targets.map(({ subscriptionId, language }) => {
      const text = mailTexts(language);
      return {
        id: `push:claim:${number}:${subscriptionId}`,
        subscriptionId,
        message: {
          title: text("alert.heading"),
          body: `${orderNumber(orderId)} · ${customerName} · ${text(`kind.${kind}`)}`,
          path: `/admin/claims?status=open`,
          tag: `claim-${number}`,
        },
      };
    }),
  );
}
