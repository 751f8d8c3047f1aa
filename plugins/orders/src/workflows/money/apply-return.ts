import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "@zakh/kit/errors/api-error";
import { insertMails } from "@zakh/kit/mail/outgoing-mail";
import { delayed } from "@zakh/kit/mail/recipient-limit";
import { findShopContact } from "@zakh/kit/mail/shop-contact";
import { statusMails } from "../../mails/mail-limits";
import { moneyReturnedMail } from "../../mails/money-returned-mail";
import { SHOP_ORDER_MODULE } from "../../modules/shop-order";
import type { ShopOrderModuleService } from "../../modules/shop-order/service";
import { findAddressee } from "../../read-models/addressee";
import { moneySums } from "../../read-models/money-sums";
import type { HeldPayment } from "../../read-models/order-state";
import { type AnswerOf, refundCall, withProviderCalls } from "../payment/provider-calls";
import { moneyBooks, recordRefund, retirePayment } from "../payment/record-payment";
import { type Actor, recordChange } from "../record-change";
import { planReturned, returnableOutside } from "../status/plan-transfer";
import { withLockedOrder } from "../with-locked-order";

export interface ReturnInput {
  /** Public id of the order. */
  number: number;
  /** Whole won refunded. */
  amount: number;
  by: Actor;
}

/** The Medusa payments that were refunded. */
export interface ReturnApplied {
  refundedPaymentIds: string[];
}

/**
 * Records that the owner has refunded money (ruling 48): the money entries, first of what no payment of Medusa holds,
 * the refunds of Medusa's payments, oldest first, the history entry and the customer's mail, in one transaction with the order locked. The payments' providers are
 * called before, without locks. Throws 404 `order_not_found`, and 409 when more is refunded than is due (`tooMuch`).
 */
export async function applyReturn(
  container: MedusaContainer,
  { number, amount, by }: ReturnInput,
): Promise<ReturnApplied> {
  const shop = await findShopContact();
  const shopOrders = container.resolve<ShopOrderModuleService>(SHOP_ORDER_MODULE);
  const refund = (answerOf: AnswerOf, lockTimeoutMs: number) =>
    withLockedOrder(container, { number, lockTimeoutMs }, async (transaction, state) => {
      const { toReturn } = moneySums(state);
      if (amount > toReturn) throw tooMuch(toReturn);

      const outside = Math.min(amount, returnableOutside(state));
      const shares = sharesOf(state.held, amount - outside).map((share) => ({
        ...share,
        data: answerOf(refundCall(share.payment, share.amount)),
      }));
      const books = moneyBooks(container, transaction, {
        orderId: state.orderId,
        by: by ? `account:${by.number}` : undefined,
      });
      for (const { payment, amount, data } of shares) {
        await recordRefund(books, payment, amount, data);
        if (payment.collectionId !== state.payment?.collectionId) await retirePayment(books, payment.collectionId);
      }

      const changeId = await recordChange(transaction, shopOrders, {
        detailId: state.detailId,
        from: state.status,
        to: state.status,
        by,
        money: planReturned(state, amount),
        payer: state.payer,
      });
      const addressee = await findAddressee(transaction.sql, state.detailId);
      const mail = moneyReturnedMail({ changeId, number, amount, left: toReturn - amount, addressee, shop });
      await insertMails(transaction.sql, delayed(mail, await statusMails.delayFor(mail.to)));
      return { refundedPaymentIds: shares.map(({ payment }) => payment.paymentId) };
    });
  return withProviderCalls(container, number, refund);
}

/** 409 `nothing_to_return`, or `more_than_to_return` while something is left, with what is left as `toReturn` (won). */
function tooMuch(toReturn: number): ApiError {
  return new ApiError(409, toReturn > 0 ? "more_than_to_return" : "nothing_to_return", {
    params: { left: new Intl.NumberFormat("ko-KR").format(toReturn) },
    extra: { toReturn },
  });
}

/** Splits an amount over the payments, oldest first. */
function sharesOf(held: readonly HeldPayment[], amount: number): { payment: HeldPayment; amount: number }[] {
  let left = amount;
  return held.flatMap((payment) => {
    const share = Math.min(left, payment.amount);
    left -= share;
    return share > 0 ? [{ payment, amount: share }] : [];
  });
}
