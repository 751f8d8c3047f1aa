import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { inOneTransaction, type OneTransaction, type Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { insertMails } from "@zakh/kit/mail/outgoing-mail";
import { heldBack } from "@zakh/kit/mail/recipient-limit";
import { findShopContact, type ShopContact } from "@zakh/kit/mail/shop-contact";
import type { OrderStatus } from "../../contract/status";
import { statusMails } from "../../mails/mail-limits";
import { orderStatusMail } from "../../mails/order-status-mail";
import { SHOP_ORDER_MODULE } from "../../modules/shop-order";
import type { ShopOrderModuleService } from "../../modules/shop-order/service";
import { findAddressee } from "../../read-models/addressee";
import { moneySums, withMovements } from "../../read-models/money-sums";
import { findOrderState, lockOrder, type OrderState } from "../../read-models/order-state";
import { linkPayment } from "../link-order";
import { openPayment } from "../payment/open-payment";
import { callOffPayment, capturePayment, refundPayment, retirePayment } from "../payment/settle-payment";
import { type Actor, recordChange } from "../record-change";
import { consumeStock, releaseStock, restoreStock, returnStock } from "../stock";
import { setMedusaOrderStatus, takeBackCredit } from "./medusa-order";
import { planStatusChange, type StatusPlan, statusFollowingMedusa } from "./plan";

export interface StatusInput {
  /** Public id of the order. */
  number: number;
  /** `follow-medusa`: what agrees with Medusa's order as it is now. */
  to: OrderStatus | "follow-medusa";
  /** Null when nobody of the shop did it. */
  by: Actor;
}

/** What has changed, for those who are told of it. */
export interface StatusApplied {
  orderId: string;
  number: number;
  changed: boolean;
  from: OrderStatus;
  to: OrderStatus;
  /** Ids of Medusa's payments that this change captured or refunded. */
  capturedPaymentId: string | null;
  refundedPaymentId: string | null;
  /** Whether Medusa's own order was completed or cancelled by it. */
  completed: boolean;
  canceled: boolean;
}

/**
 * Gives an order a status, with its stock, payment, history, mail and Medusa's own order, all in one transaction under a
 * lock of the order: changes of one order wait for each other, and one that fails, or whose process is killed, has changed nothing.
 */
export async function applyStatus(container: MedusaContainer, { number, to, by }: StatusInput): Promise<StatusApplied> {
  // Asked beforehand: on another connection, and so not while this one holds rows that others wait for.
  const shop = await findShopContact();
  return inOneTransaction(container, async (transaction) => {
    await lockOrder(transaction.sql, number);
    const state = await findOrderState(transaction.sql, { number });
    if (!state) throw new ApiError(404, "order_not_found");
    const plan = planStatusChange(state, to === "follow-medusa" ? statusFollowingMedusa(state) : to);
    await moveStock(transaction.sql, state, plan);
    const money = await moveMoney(transaction, container, { state, plan, by });
    if (plan.changes || plan.money.length > 0) await writeStatus(transaction, container, { state, plan, by }, shop);
    return {
      orderId: state.orderId,
      number,
      changed: plan.changes,
      from: state.status,
      to: plan.to,
      ...money,
      completed: newly("completed", state, plan),
      canceled: newly("canceled", state, plan),
    };
  });
}

/** Stock goes where the plan wants it; what is returned and wanted again is reserved before anybody else can buy it. */
async function moveStock(
  sql: Queryable,
  { reserved, released, consumed }: OrderState,
  plan: StatusPlan,
): Promise<void> {
  if (plan.returnStock) await returnStock(sql, consumed);
  if (plan.returnStock && plan.medusaStatus !== "canceled") await restoreStock(sql, consumed);
  if (plan.reserveStock) await restoreStock(sql, released);
  if (plan.releaseStock) await releaseStock(sql, reserved);
  if (plan.consumeStock) await consumeStock(sql, plan.reserveStock ? [...reserved, ...released] : reserved);
}

interface Change {
  state: OrderState;
  plan: StatusPlan;
  by: Actor;
}

/** Refunds, calls off, renews and captures, as the plan asks for. */
async function moveMoney(transaction: OneTransaction, container: MedusaContainer, { state, plan, by }: Change) {
  const services = { payments: container.resolve(Modules.PAYMENT), orders: container.resolve(Modules.ORDER) };
  const { orderId, payment } = state;
  const who = by ? `account:${by.number}` : undefined;
  let sessionId = payment?.sessionId ?? "";
  if (plan.refund && payment?.paymentId) {
    const amount = payment.captured - payment.refunded;
    await refundPayment(transaction, services, { orderId, paymentId: payment.paymentId, amount, by: who });
  }
  if (plan.callOff && payment) await callOffPayment(transaction, services.payments, payment.collectionId);
  if (plan.uncredit > 0) await takeBackCredit(transaction, services.orders, orderId, plan.uncredit);
  if (plan.renew) {
    if (payment) await retirePayment(transaction, services.payments, payment.collectionId);
    const opened = await openPayment(transaction, services.payments, state);
    await linkPayment(transaction.sql, orderId, opened.collectionId);
    sessionId = opened.sessionId;
  }
  const capturedPaymentId = plan.capture
    ? await capturePayment(transaction, services, { orderId, sessionId, by: who })
    : null;
  return { capturedPaymentId, refundedPaymentId: plan.refund ? (payment?.paymentId ?? null) : null };
}

/** The shop's status and money, what Medusa's order says of it, the line of history, and the mail that tells the customer. */
async function writeStatus(
  transaction: OneTransaction,
  container: MedusaContainer,
  { state, plan, by }: Change,
  shop: ShopContact,
) {
  const shopOrders = container.resolve<ShopOrderModuleService>(SHOP_ORDER_MODULE);
  if (plan.changes) {
    await setMedusaOrderStatus(transaction, container.resolve(Modules.ORDER), state, plan.medusaStatus);
    await transaction.use(shopOrders, (service, context) =>
      service.updateShopOrderDetails({ id: state.detailId, status: plan.to }, context),
    );
  }
  const changeId = await recordChange(transaction, shopOrders, {
    detailId: state.detailId,
    from: state.status,
    to: plan.to,
    by,
    money: plan.money,
    payer: state.depositor,
  });
  const mail = orderStatusMail({
    changeId,
    number: state.number,
    total: state.total,
    from: state.status,
    to: plan.to,
    toReturn: moneySums({ ...state, money: withMovements(state.money, plan.money) }).toReturn,
    returned: withMovements({}, plan.money).returned ?? 0,
    addressee: await findAddressee(transaction.sql, state.detailId),
    shop,
  });
  if (mail) await insertMails(transaction.sql, heldBack(mail, await statusMails.hold(mail.to)));
}

function newly(status: "completed" | "canceled", state: OrderState, plan: StatusPlan): boolean {
  return plan.changes && plan.medusaStatus === status && state.medusaStatus !== status;
}
