import { findPushTargets, type Push, queuePushes } from "@zakh/accounts/push/queue-pushes";
import { type Quantities, quantitiesText } from "@zakh/catalog/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { wonText } from "@zakh/kit/mail/mail-values";
import { orderNumber } from "@zakh/orders/contract";
import { mailTexts } from "@zakh/orders/mails/mail-texts";

export interface OrderToNotify {
  number: number;
  /** Whole won. */
  total: number;
  customerName: string;
  quantities: Quantities;
  /** Public id of the admin who has placed it, and knows of it. */
  placedBy?: number;
}

/**
 * Has the admins' devices told of a new order, in the order's transaction: nothing is sent before its commit, and no push service is
 * waited for. Returns what was queued.
 */
export async function pushNewOrder(sql: Queryable, order: OrderToNotify, delaySeconds: number): Promise<string[]> {
  const targets = (await findPushTargets(sql)).filter(({ accountNumber }) => accountNumber !== order.placedBy);
  const pushes = targets.map(({ subscriptionId, language }): Push => {
    const text = mailTexts(language);
    return {
      id: `push:order:${order.number}:${subscriptionId}`,
      subscriptionId,
      message: {
        title: `${text("alert.heading")}: ${wonText(order.total)}`,
        body: `${orderNumber(order.number)} · ${order.customerName} · ${quantitiesText(order.quantities, language)}`,
        path: `/admin/orders?id=${order.number}`,
        tag: `order-${order.number}`,
      },
    };
  });
  await queuePushes(sql, pushes, delaySeconds);
  return pushes.map(({ id }) => id);
}
