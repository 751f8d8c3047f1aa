import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { insertMails } from "@zakh/kit/mail/outgoing-mail";
import { heldBack } from "@zakh/kit/mail/recipient-limit";
import { findShopContact } from "@zakh/kit/mail/shop-contact";
import { statusMails } from "../../mails/mail-limits";
import { moneyReturnedMail } from "../../mails/money-returned-mail";
import { SHOP_ORDER_MODULE } from "../../modules/shop-order";
import type { ShopOrderModuleService } from "../../modules/shop-order/service";
import { findAddressee } from "../../read-models/addressee";
import { moneySums } from "../../read-models/money-sums";
import { findOrderState, lockOrder } from "../../read-models/order-state";
import { refundPayment, retirePayment } from "../payment/settle-payment";
import { type Actor, recordChange } from "../record-change";

export interface ReturnInput {
  /** Public id of the order. */
  number: number;
  /** Whole won that were transferred back. */
  amount: number;
  by: Actor;
}

/** Medusa's payments that were refunded by it. */
export interface ReturnApplied {
  refundedPaymentIds: string[];
}

/**
 * The owner has transferred money back (ruling 48): an entry, the refund of Medusa's payments, the oldest first, the line of history
 * and the mail that tells the customer, in one transaction under a lock of the order. Throws 404 `order_not_found`, and 409
 * `nothing_to_return` for more than is to be returned.
 */
export async function applyReturn(
  container: MedusaContainer,
  { number, amount, by }: ReturnInput,
): Promise<ReturnApplied> {
  const shop = await findShopContact();
  const services = { payments: container.resolve(Modules.PAYMENT), orders: container.resolve(Modules.ORDER) };
  const shopOrders = container.resolve<ShopOrderModuleService>(SHOP_ORDER_MODULE);
  return inOneTransaction(container, async (transaction) => {
    await lockOrder(transaction.sql, number);
    const state = await findOrderState(transaction.sql, { number });
    if (!state) throw new ApiError(404, "order_not_found");
    const { toReturn } = moneySums(state);
    if (amount > toReturn) {
      throw new ApiError(409, "nothing_to_return", {
        params: { left: new Intl.NumberFormat("ko-KR").format(toReturn) },
      });
    }

    const refundedPaymentIds: string[] = [];
    let left = amount;
    for (const { paymentId, collectionId, amount: held } of state.held) {
      const share = Math.min(left, held);
      if (share <= 0) break;
      await refundPayment(transaction, services, {
        orderId: state.orderId,
        paymentId,
        amount: share,
        by: by ? `account:${by.number}` : undefined,
      });
      if (collectionId !== state.payment?.collectionId) {
        await retirePayment(transaction, services.payments, collectionId);
      }
      refundedPaymentIds.push(paymentId);
      left -= share;
    }

    const changeId = await recordChange(transaction, shopOrders, {
      detailId: state.detailId,
      from: state.status,
      to: state.status,
      by,
      money: [{ kind: "returned", amount }],
      payer: state.depositor,
    });
    const addressee = await findAddressee(transaction.sql, state.detailId);
    const mail = moneyReturnedMail({ changeId, number, amount, left: toReturn - amount, addressee, shop });
    await insertMails(transaction.sql, heldBack(mail, await statusMails.hold(mail.to)));
    return { refundedPaymentIds };
  });
}
