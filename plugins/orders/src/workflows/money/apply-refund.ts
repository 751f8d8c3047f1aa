import type { MedusaContainer } from "@medusajs/framework/types";
import type { OneTransaction } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { findShopContact, type ShopContact } from "@zakh/kit/mail/shop-contact";
import { moneySums } from "../../read-models/money-sums";
import { awaitsReturn } from "../../read-models/open-return";
import { findOrderState, type OrderState } from "../../read-models/order-state";
import { applyDiscount } from "../change/apply-discount";
import { type AnswerOf, withProviderCalls } from "../payment/provider-calls";
import type { RefundWords } from "../payment/record-payment";
import { refundShares } from "../payment/refund-shares";
import type { Actor } from "../record-change";
import { moneyByLine, owedOf, owedOfPayment, spread } from "../status/money-by-line";
import { takeOff } from "../weight/take-off";
import { withLockedOrder } from "../with-locked-order";
import { type ReturnApplied, tooMuch } from "./apply-return";
import { writeReturn } from "./write-return";

export interface RefundInput {
  /** Public id of the order. */
  number: number;
  /** Medusa's payment, and whole won of it that go back. */
  paymentId: string;
  amount: number;
  /** Why, for the customer; empty when nobody says. */
  reason: string;
  words: RefundWords;
  by: Actor;
}

/**
 * Refunds a part of one payment of Medusa, as its dashboard asks: first what waits to go back of it. For what is more the order
 * costs less from now on: by a discount until it is packed, by a correction once it is delivered. All of it is one transaction with
 * the order locked; the payment's provider is called before. Throws 404 `order_not_found`, 409 `more_than_to_return` or
 * `nothing_to_return` when the order does not have that money to give, `order_return_open`, `order_packed`,
 * `correction_too_large`, and 400 `discount_too_large`, and `refund_reason_missing` when the order would cost less without a reason.
 */
export async function applyRefund(container: MedusaContainer, input: RefundInput): Promise<ReturnApplied> {
  const { number, paymentId, amount, by, words } = input;
  const shop = await findShopContact();
  const refund = (answerOf: AnswerOf, lockTimeoutMs: number) =>
    withLockedOrder(container, { number, lockTimeoutMs }, async (transaction, before) => {
      const state = await withEnoughOwed(transaction, container, before, { ...input, shop });
      const payments = state.held.filter((payment) => payment.paymentId === paymentId);
      const shares = refundShares(payments, amount, answerOf);
      const inside = moneyByLine(state.entries).filter(({ outside }) => !outside);
      const money = spread("returned", amount, inside, owedOf);
      await writeReturn(transaction, container, state, { amount, kind: "returned", money, shares, by, shop, words });
      return { refundedPaymentIds: [paymentId] };
    });
  return withProviderCalls(container, number, refund);
}

/** The order once that much of the payment is to go back. */
async function withEnoughOwed(
  transaction: OneTransaction,
  container: MedusaContainer,
  state: OrderState,
  { paymentId, amount, reason, by, shop }: RefundInput & { shop: ShopContact },
): Promise<OrderState> {
  const held = state.held.find((payment) => payment.paymentId === paymentId)?.amount ?? 0;
  if (amount > held) throw tooMuch(held);
  const owed = owedOfOne(state, paymentId);
  const more = amount - owed;
  if (more <= 0) return state;
  const isLatest = state.held.at(-1)?.paymentId === paymentId;
  // A lower total would first lower what is due, and nothing would go back.
  if (!isLatest || moneySums(state).due > 0) throw tooMuch(owed);
  // What comes back lowers the total when it is received.
  if (await awaitsReturn(transaction.sql, state.orderId)) throw new ApiError(409, "order_return_open");
  if (reason === "") throw new ApiError(400, "refund_reason_missing");
  const less = { amount: more, reason, by };
  if (state.status === "processing")
    await applyDiscount(transaction, container, state, { ...less, returned: amount, shop });
  else if (state.status === "completed") await takeOff(transaction, container, state, less);
  else throw tooMuch(owed);
  const after = await findOrderState(transaction.sql, { number: state.number });
  const left = after ? owedOfOne(after, paymentId) : 0;
  if (!after || left < amount) throw tooMuch(left);
  return after;
}

/** Won of a payment that are to go back: those of an older one, which a later one has replaced, before those of the latest. */
function owedOfOne({ held, entries }: OrderState, paymentId: string): number {
  let owed = owedOfPayment(moneyByLine(entries));
  for (const payment of held) {
    const ofThis = Math.min(owed, payment.amount);
    if (payment.paymentId === paymentId) return ofThis;
    owed -= ofThis;
  }
  return 0;
}
