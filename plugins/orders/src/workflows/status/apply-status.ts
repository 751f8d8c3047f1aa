import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { Delivery } from "@zakh/delivery/contract";
import { shownDelivery } from "@zakh/delivery/read-models/delivery";
import { medusaId } from "@zakh/kit/database/medusa-id";
import { inOneTransaction, type OneTransaction } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { addJob } from "@zakh/kit/job-queue/jobs";
import { findShopContact, type ShopContact } from "@zakh/kit/mail/shop-contact";
import { ORDER_STATUS, type OrderStatus } from "../../contract/status";
import {
  findBelievedStatus,
  isWeighedAnew,
  knowsOfPayment,
  TRANSFER_MAIL_DELAY_S,
  UNDO_MAIL_DELAY_S,
  withdrawHeldMails,
  withdrawSellersMails,
  withdrawSentMails,
} from "../../mails/held-mails";
import { orderStatusMail } from "../../mails/order-status-mail";
import { tellCustomer } from "../../notices/tell-customer";
import { isDelivered } from "../../payment/payment-facts";
import { findAddressee } from "../../read-models/addressee";
import { moneySums, withMovements } from "../../read-models/money-sums";
import type { OrderState } from "../../read-models/order-state";
import { findTracedLines } from "../../read-models/traced-lines";
import { findWeighedLines } from "../../read-models/weighed-lines";
import { finishDeliveryTask } from "../../tasks/finish-delivery";
import { forgetLots, forgetUnpackedLots, keepLots } from "../lines/keep-lots";
import { callProviders } from "../payment/call-providers";
import { type AnswerOf, withProviderCalls } from "../payment/provider-calls";
import { recordPayment } from "../payment/record-payment";
import type { Actor } from "../record-change";
import { recordMoney } from "../record-money";
import { removeOffer } from "../remove-offer";
import { parcelAfter } from "../shipment/taken-up-again";
import { noteGrantedCredit } from "../use-credit";
import { lockedOrderState } from "../with-locked-order";
import {
  creditToTakeBack,
  creditToUseAgain,
  deadlineAfter,
  isStillOverdue,
  requireCancellable,
  requireDeliverable,
  requireOneOfMany,
} from "./before-change";
import { keptOfDelivery } from "./delivery-credit";
import { daysAfter, sellersDaysAfter } from "./delivery-days";
import { setMedusaOrderStatus } from "./medusa-order";
import { moveStock } from "./move-stock";
import { planStatusChange, type StatusPlan } from "./plan";
import { type PaidBy, refuseToWaitPaid } from "./plan-money";
import { hasTransfer, planPaidBy, planUndo, refuseToForgetLine, type Transfer } from "./plan-transfer";
import { findUndone } from "./undone-change";

export interface StatusInput {
  number: number;
  to: OrderStatus;
  /** Null when no account of the shop did it. */
  by: Actor;
  /** Only an order that has this status is changed; 409 `order_status_changed` otherwise. */
  from?: OrderStatus;
  /**
   * Cancels only an order that was to be paid by this time (ISO 8601) and got no money, none of which is just being
   * entered; any other stays as it is (ruling 49).
   */
  overdueSince?: string;
  /** Whether its customer does it, who may cancel only what is neither paid nor packed; a cancelled order stays so. */
  byCustomer?: boolean;
  /** The money by which it is paid. A transfer that is entered already changes nothing. */
  transfer?: Transfer;
  /** Whether whoever sets it is offered to undo it: its mail is held for that long, and tells nothing that the customer knows. */
  canBeUndone?: boolean;
  /** Whether an order that was never sent, nor is picked up, is not to become delivered (ruling 63); 409 `order_not_sent`. */
  onlySent?: boolean;
  /** Whether many get it at once: then none is delivered that is not paid, none marked as paid that is delivered or cancelled; its undo may. */
  ofMany?: boolean;
  /** Public id of the statement line whose money is taken out again; nothing changes when none of it is entered. */
  undoneLine?: number;
}

/** The applied change, for the events. */
export interface StatusApplied {
  orderId: string;
  number: number;
  changed: boolean;
  from: OrderStatus;
  to: OrderStatus;
  /** Id of Medusa's payment, if this change captured it. */
  capturedPaymentId: string | null;
  /** Whether it completed or cancelled Medusa's own order. */
  completed: boolean;
  canceled: boolean;
}

/**
 * Changes an order's status with stock, payment, history, mail and Medusa's own order, all in one transaction with the
 * order locked. Changes of one order wait for each other, and one that fails, or whose process is killed, changes
 * nothing. Providers that take money themselves are called before, without locks (`withProviderCalls`).
 */
export async function applyStatus(container: MedusaContainer, input: StatusInput): Promise<StatusApplied> {
  const settings = await readStatusSettings();
  return withProviderCalls(container, [input.number], (answerOf, lockTimeoutMs) =>
    inOneTransaction(
      container,
      (transaction) => changeStatus(transaction, container, input, { ...settings, answerOf }),
      { lockTimeoutMs },
    ),
  );
}

export interface StatusSettings {
  shop: ShopContact;
  delivery: Delivery;
  /** Beginning of the id of the payment session that a change opens. */
  sessionId: string;
}

/** Before the transaction: it uses another connection, which must not be waited for while rows are locked. */
export async function readStatusSettings(): Promise<StatusSettings> {
  const shop = await findShopContact();
  return { shop, delivery: await shownDelivery.value(), sessionId: medusaId("payses", new Date()) };
}

/** The change itself, as a part of a transaction. */
export async function changeStatus(
  transaction: OneTransaction,
  container: MedusaContainer,
  input: StatusInput,
  { shop, delivery, sessionId, answerOf }: StatusSettings & { answerOf: AnswerOf },
): Promise<StatusApplied> {
  const { number, by } = input;
  const state = await lockedOrderState(transaction, number);
  if (input.byCustomer && state.status !== input.to) await requireCancellable(transaction.sql, state);
  const mayChange =
    input.overdueSince === undefined || (await isStillOverdue(transaction.sql, state, input.overdueSince));
  const undone = await findUndone(transaction.sql, state, input);
  const available = {
    undone: undone?.money,
    credit: await creditToUseAgain(transaction.sql, state),
    takenBack: await creditToTakeBack(transaction.sql, state),
  };
  const isUndo = undone !== undefined;
  const asked = mayChange ? input : { number, by, to: state.status };
  const plan = planFor(state, asked, { ...available, isUndo });
  if (plan.changes && ORDER_STATUS[plan.to].delivered) await requireDeliverable(transaction.sql, state);
  const answers = callProviders(state, plan.payment, { sessionId: `${sessionId}_${number}`, answerOf });
  await moveStock(transaction.sql, state, plan);
  if (plan.changes && ORDER_STATUS[state.status].cancelled && state.placedCredit > 0)
    await noteGrantedCredit(transaction.sql, state, withMovements({}, plan.money).credit_used ?? 0);
  const payment = { state, plan: plan.payment, by };
  const capturedPaymentId = await recordPayment(transaction, container, payment, answers);
  if (plan.changes || plan.money.length > 0)
    await writeStatus(transaction, container, { state, plan, by, input, delivery, isUndo }, shop);
  const is = ORDER_STATUS[plan.to];
  const isNew = plan.changes && state.medusaStatus !== is.order;
  return {
    orderId: state.orderId,
    number,
    changed: plan.changes,
    from: state.status,
    to: plan.to,
    capturedPaymentId,
    completed: isNew && is.delivered,
    canceled: isNew && is.cancelled,
  };
}

/** Throws 409 `order_status_changed`, `order_not_sent`, those of `requireOneOfMany`, `order_weighed`, `order_has_transfer`, `transfer_sum_differs` and `transfer_used`. */
function planFor(
  state: OrderState,
  input: StatusInput,
  { isUndo, ...available }: Omit<PaidBy, "transfer"> & { isUndo: boolean },
): StatusPlan {
  const { to, from, transfer, undoneLine } = input;
  const isDone = isEntered(state, input, to);
  const is = ORDER_STATUS[to];
  const waitsAgain = is.awaitsPayment && ORDER_STATUS[state.status].paid;
  const plan = planStatusChange(state, isDone ? state.status : to, { ...available, transfer: transfer !== undefined });
  if (isDone) return plan;
  // A status that it has already is set again by whoever did not get the answer.
  const isSet = state.status === to && transfer === undefined;
  const fits = from === undefined || state.status === from || isSet;
  if (!fits) throw new ApiError(409, "order_status_changed");
  if (input.ofMany && !isUndo) requireOneOfMany(state.status, to);
  if (plan.changes && input.onlySent && is.delivered && !state.isSent && isDelivered(state.method))
    throw new ApiError(409, "order_not_sent");
  // Its total is what the packed weights left of it: they are taken back first, and what has gone back stays where it is.
  if (waitsAgain && state.weightReduction > 0) throw new ApiError(409, "order_weighed");
  // That payment did happen, and only a part of it is to go back.
  if (waitsAgain && state.loweredToReturn > 0) throw new ApiError(409, "order_has_return");
  if (transfer) return { ...plan, money: planPaidBy(plan.money, transfer) };
  if (undoneLine !== undefined && is.awaitsPayment) return { ...plan, money: planUndo(state, undoneLine, { to }) };
  refuseToForgetLine(plan.money);
  if (!isUndo) refuseToWaitPaid(state, to, plan.money);
  return plan;
}

/** Whether the money of a line is in, or out again, already. An order is cancelled again after its money was taken out. */
function isEntered(state: OrderState, { transfer, undoneLine }: StatusInput, to: OrderStatus): boolean {
  if (transfer) return hasTransfer(state, transfer.line);
  if (undoneLine === undefined) return false;
  return ORDER_STATUS[to].awaitsPayment ? !hasTransfer(state, undoneLine) : state.status === to;
}

interface Change {
  state: OrderState;
  plan: StatusPlan;
  by: Actor;
  input: StatusInput;
  delivery: Delivery;
  isUndo: boolean;
}

/** Writes the shop's status and money, Medusa's order, the history entry, and the customer's mail. */
async function writeStatus(
  transaction: OneTransaction,
  container: MedusaContainer,
  { state, plan, by, delivery, isUndo, input: { transfer, undoneLine, overdueSince, canBeUndone = false } }: Change,
  shop: ShopContact,
) {
  const orders = container.resolve(Modules.ORDER);
  const term = deadlineAfter(state, plan, delivery);
  const parcel = await parcelAfter(transaction.sql, state, { to: plan.to, isUndo });
  const days = daysAfter(state, plan.to, state.hasOwnGoods && isDelivered(state.method), delivery, new Date());
  if (plan.changes) {
    // An offer is about an order that is to be packed.
    if (!ORDER_STATUS[plan.to].mayChange) await removeOffer(transaction, state.detailId);
    await setMedusaOrderStatus(transaction, orders, state, plan.to);
    // Whoever has it got what was packed until now.
    if (ORDER_STATUS[plan.to].delivered) await keepLots(transaction.sql, state.detailId);
    if (parcel.changed.length > 0) await forgetLots(transaction.sql, state.detailId);
  }
  await withdrawHeldMails(transaction.sql, state.detailId);
  const believed = canBeUndone ? await findBelievedStatus(transaction.sql, state.detailId) : undefined;
  const changeId = await recordMoney(transaction, container, state, {
    to: plan.to,
    by,
    columns: plan.changes
      ? {
          payment_deadline: term.deadline,
          leaves_on: days.leavesOn,
          arrives_on: days.arrivesOn,
          credit_to_give: plan.creditToGive,
          ...parcel.columns,
        }
      : {},
    money: plan.money,
    changed: [...term.changed, ...days.changed, ...parcel.changed, ...keptOfDelivery(state, plan)],
    payer: transfer?.payer ?? state.payer,
  });
  if (plan.changes && ORDER_STATUS[state.status].delivered) await forgetUnpackedLots(transaction.sql, state.detailId);
  // Nothing is on its way to the customer of an order that is cancelled, or waits for its money again.
  if (!ORDER_STATUS[plan.to].paid) {
    await withdrawSentMails(transaction.sql, state.detailId);
    if (state.hasOthersGoods) await withdrawSellersMails(transaction.sql, state);
  }
  if (undoneLine !== undefined) return;
  if (transfer && (await knowsOfPayment(transaction.sql, state.detailId))) return;
  const delaySeconds = transfer || overdueSince ? TRANSFER_MAIL_DELAY_S : canBeUndone ? UNDO_MAIL_DELAY_S : 0;
  if (plan.creditToGive > 0) {
    // The credit and the mail about it follow together (ruling 64).
    const delivery = { number: state.number, changeId, from: believed ?? state.status };
    await addJob(transaction.sql, finishDeliveryTask, delivery, {
      runAt: new Date(Date.now() + delaySeconds * 1000),
    });
    return;
  }
  const moved = withMovements({}, plan.money);
  const mail = orderStatusMail({
    changeId,
    number: state.number,
    total: state.total,
    from: believed ?? state.status,
    to: plan.to,
    toReturn: moneySums({ ...state, money: withMovements(state.money, plan.money) }).toReturn,
    returned: moved.returned ?? 0,
    credit: moved.credit_given ?? 0,
    weightReduction: state.weightReduction,
    correction: state.correction,
    weighed: ORDER_STATUS[plan.to].delivered ? await findWeighedLines(transaction.sql, state.detailId) : [],
    traced: ORDER_STATUS[plan.to].delivered ? await findTracedLines(transaction.sql, state.detailId) : [],
    weighedAnew: believed === plan.to && (await isWeighedAnew(transaction.sql, state.detailId)),
    overdue: overdueSince !== undefined,
    days,
    sellersDays: await sellersDaysAfter(transaction.sql, state, plan.to, delivery),
    addressee: await findAddressee(transaction.sql, state.detailId),
    shop,
  });
  if (!mail) return;
  await tellCustomer(transaction.sql, { ...mail, delaySeconds });
}
