import { quantityText } from "@zakh/catalog/contract";
import type { Language } from "@zakh/kit/contract";
import { nameInMail, wonText } from "@zakh/kit/mail/mail-values";
import type { MailLine } from "@zakh/kit/mail/render-mail";
import { ORDER_STATUS, type OrderStatus } from "../contract/status";
import { partsOfReduction, reductionsOf } from "../contract/weight";
import { isDelivered } from "../payment/payment-facts";
import type { SellersDay } from "../read-models/other-sellers";
import type { TracedLine } from "../read-models/traced-lines";
import type { WeighedLine } from "../read-models/weighed-lines";
import type { OrderDays } from "../workflows/status/delivery-days";
import { deliveryFacts, sellersFacts } from "./delivery-facts";
import { type Notice, type NoticeMail, noticeMail } from "./notice-mail";
import { refundAccountPage } from "./order-page";
import { takenOff } from "./taken-off";
import { traceFacts } from "./trace-facts";

export interface StatusNotice extends Notice {
  /** Whole won. */
  total: number;
  from: OrderStatus;
  to: OrderStatus;
  /** Whole won to be refunded. */
  toReturn: number;
  /** Whole won refunded with the change. */
  returned: number;
  /** Whole won that became the customer's credit with the change. */
  credit: number;
  /** Whole won that were taken off the order after its payment, those of them by corrections, and its weighed lines (ruling 50). */
  weightReduction: number;
  correction: number;
  weighed: readonly WeighedLine[];
  /** Of a delivered order. */
  traced: readonly TracedLine[];
  /** When a paid order leaves and arrives, and what of it is another day than the customer was told. */
  days?: OrderDays;
  /** When stores send their goods of it. */
  sellersDays?: readonly SellersDay[];
  /** Whether it cancelled itself because it was not paid in time. */
  overdue?: boolean;
  /** Whether it was weighed since the customer was told of a former delivery. */
  weighedAnew?: boolean;
}

/**
 * Informs a customer that the order was paid, delivered or cancelled, for a cancelled one about the money, and for a paid
 * one about what is more than it costs.
 * Undefined when there is nothing to say: for an order that stays what it is and was not weighed anew, or goes back to waiting, and for one set back from
 * delivered to paid, whose payment was already confirmed.
 */
export function orderStatusMail(change: StatusNotice): NoticeMail | undefined {
  const { number, total, from, to, toReturn, returned, credit, weightReduction, days, addressee } = change;
  const { language, paymentMethod } = addressee;
  const { mail: told, delivered, awaitsDelivery } = ORDER_STATUS[to];
  const isKnown = from === to && !(delivered && change.weighedAnew);
  // An order that costs nothing has no payment to confirm.
  const isNoPayment = awaitsDelivery && (ORDER_STATUS[from].paid || total === 0);
  if (isKnown || told === null || isNoPayment) return undefined;
  // What a delivered order was overpaid by was told with its payment.
  const owed = toReturn > 0 && (!delivered || weightReduction > 0);
  const values = { refund: wonText(toReturn), returned: wonText(returned), credit: wonText(credit) };
  const ofMoney = owed ? "cancelled.refund" : returned > 0 ? "returned.text" : "cancelled.unpaid";
  return noticeMail(change, { key: "order-status", told, values }, (text, shown) => {
    const ofCredit = (key: "completed.credit" | "cancelled.credit") => (credit > 0 ? [text(key, shown)] : []);
    const paragraphs = {
      processing: () => [
        text("processing.paid", shown),
        ...(owed ? [text("processing.refund", shown)] : []),
        // A day that was never told is no other day.
        ...(days?.changed.some((one) => one.from !== "") ? [text("processing.otherDay")] : []),
        text("processing.next"),
      ],
      completed: () => [
        text("completed.delivered", shown),
        ...ofCredit("completed.credit"),
        ...(owed ? [text("completed.refund", shown)] : []),
        text("completed.next"),
      ],
      cancelled: () => [
        text(change.overdue ? "cancelled.overdue" : "cancelled.cancelled", shown),
        ...(owed || returned > 0 || credit === 0 ? [text(ofMoney, shown)] : []),
        ...ofCredit("cancelled.credit"),
      ],
    }[told]();
    return {
      paragraphs,
      facts: [
        [text("total"), wonText(total)],
        ...(awaitsDelivery
          ? [...deliveryFacts(days, language), ...sellersFacts(change.sellersDays ?? [], language)]
          : []),
        ...(credit > 0 ? [[text("credit_given.amount"), shown.credit] as const] : []),
        ...(owed ? [[text("refunded"), shown.refund] as const] : []),
        ...(delivered ? traceFacts(change.traced, text("traceNumber"), language) : []),
      ],
      lines: weightLines(change, text, language),
      ...(owed &&
        isDelivered(paymentMethod) && {
          button: { label: text("refundAccount.button"), url: refundAccountPage(number) },
        }),
    };
  });
}

const REDUCTIONS = ["weightReduction", "removedLines", "correction", "givenBack"] as const;

/** Of a delivered order: ordered, packed and less to pay, line by line; none where nothing is lighter. */
function weightLines(
  { to, weighed, weightReduction, correction }: StatusNotice,
  text: (key: "removed" | (typeof REDUCTIONS)[number]) => string,
  language: Language,
): MailLine[] {
  if (!ORDER_STATUS[to].delivered || weightReduction === 0) return [];
  const items = weighed.map(({ packed, less }) => ({ packedQuantity: packed, weightReduction: less }));
  const reductions = reductionsOf({ items, ...partsOfReduction(items, weightReduction, correction) });
  return [
    ...weighed.map((line) => ({
      ...nameInMail(line, "name", language),
      detail: `${quantityText(line.quantity, line.unit, language)} → ${line.packed === 0 ? text("removed") : quantityText(line.packed, line.unit, language)}`,
      amount: line.less > 0 ? `−${wonText(line.less)}` : "",
    })),
    ...REDUCTIONS.flatMap((name) => takenOff(text(name), reductions[name])).map((line) => ({ ...line, strong: true })),
  ];
}
