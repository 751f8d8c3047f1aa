import { DAY_MS } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { findShopContact } from "@zakh/kit/mail/shop-contact";
import { ORDER_STATUS } from "../contract/status";
import { reminderMail } from "../mails/reminder-mail";
import { tellCustomer } from "../notices/tell-customer";
import { findAddressee } from "../read-models/addressee";
import { moneySums } from "../read-models/money-sums";
import { type Actor, recordChange } from "./record-change";
import { withLockedOrder } from "./with-locked-order";

export interface RemindInput {
  number: number;
  /** Null for the system, which reminds at most once. */
  by: Actor;
  /** ISO 8601. */
  now: string;
}

/**
 * Reminds the customer of an unpaid order by mail (ruling 49), atomically. The system does so once, and only for an
 * order with a deadline: otherwise nothing happens. An admin may at most once a day. Throws 404 `order_not_found`, and
 * 409 `order_without_email`, `reminded_already`, and `order_not_pending` also where nothing is due.
 */
export const remindOfPaymentWorkflow = defineWrite(
  "remind-of-payment",
  async ({ number, by, now }: RemindInput, { container }) => {
    const shop = await findShopContact();
    return withLockedOrder(container, number, async (transaction, state) => {
      const { detailId, status, details, paymentDeadline } = state;
      const addressee = await findAddressee(transaction.sql, detailId);
      const reminded = await findReminded(transaction.sql, detailId);
      const { due } = moneySums(state);
      const waits = ORDER_STATUS[status].awaitsPayment && due > 0;
      const isDue = waits && !reminded && paymentDeadline && addressee.email !== "";
      if (!by && !isDue) return { sent: false };
      if (!waits) throw new ApiError(409, "order_not_pending");
      if (addressee.email === "") throw new ApiError(409, "order_without_email");
      if (reminded && Date.parse(now) - reminded.getTime() < DAY_MS) throw new ApiError(409, "reminded_already");
      const changed = [{ field: "remindedAt" as const, from: reminded?.toISOString() ?? "", to: now }];
      const changeId = await recordChange(transaction, container, state, {
        by,
        changed,
        columns: { reminded_at: new Date(now) },
      });
      const mail = reminderMail({
        changeId,
        number,
        due,
        details,
        deadline: paymentDeadline && paymentDeadline.getTime() > Date.parse(now) ? paymentDeadline : null,
        addressee,
        shop,
      });
      await tellCustomer(transaction.sql, mail);
      return { sent: true };
    });
  },
);

/** When the customer was last reminded; null for never. */
async function findReminded(sql: Queryable, detailId: string): Promise<Date | null> {
  const { rows } = await sql.query<{ at: Date | null }>("SELECT reminded_at AS at FROM order_detail WHERE id = $1", [
    detailId,
  ]);
  return rows[0]?.at ?? null;
}
