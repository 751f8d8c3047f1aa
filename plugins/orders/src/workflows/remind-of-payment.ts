import { DAY_MS } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { ApiError } from "@zakh/kit/errors/api-error";
import { findShopContact } from "@zakh/kit/mail/shop-contact";
import { ORDER_STATUS } from "../contract/status";
import { insertStatusMail } from "../mails/insert-status-mail";
import { reminderMail } from "../mails/reminder-mail";
import { SHOP_ORDER_MODULE } from "../modules/shop-order";
import type { ShopOrderModuleService } from "../modules/shop-order/service";
import { findAddressee } from "../read-models/addressee";
import { moneySums } from "../read-models/money-sums";
import { type Actor, recordChange } from "./record-change";
import { withLockedOrder } from "./with-locked-order";

export interface RemindInput {
  /** Public id of the order. */
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
    const shopOrders = container.resolve<ShopOrderModuleService>(SHOP_ORDER_MODULE);
    return withLockedOrder(container, number, async (transaction, state) => {
      const { detailId, status, details } = state;
      const addressee = await findAddressee(transaction.sql, detailId);
      const [detail] = await transaction.use(shopOrders, (service, context) =>
        service.listShopOrderDetails({ id: detailId }, { select: ["id", "payment_deadline", "reminded_at"] }, context),
      );
      const reminded = detail?.reminded_at ?? null;
      const { due } = moneySums(state);
      const waits = ORDER_STATUS[status].awaitsPayment && due > 0;
      const isDue = waits && !reminded && detail?.payment_deadline && addressee.email !== "";
      if (!by && !isDue) return { sent: false };
      if (!waits) throw new ApiError(409, "order_not_pending");
      if (addressee.email === "") throw new ApiError(409, "order_without_email");
      if (reminded && Date.parse(now) - reminded.getTime() < DAY_MS) throw new ApiError(409, "reminded_already");
      await transaction.use(shopOrders, (service, context) =>
        service.updateShopOrderDetails({ id: detailId, reminded_at: new Date(now) }, context),
      );
      const changed = [{ field: "remindedAt" as const, from: reminded?.toISOString() ?? "", to: now }];
      const changeId = await recordChange(transaction, shopOrders, { detailId, from: status, to: status, by, changed });
      const deadline = detail?.payment_deadline ?? null;
      const mail = reminderMail({
        changeId,
        number,
        due,
        details,
        deadline: deadline && deadline.getTime() > Date.parse(now) ? deadline : null,
        addressee,
        shop,
      });
      await insertStatusMail(transaction.sql, mail);
      return { sent: true };
    });
  },
);
