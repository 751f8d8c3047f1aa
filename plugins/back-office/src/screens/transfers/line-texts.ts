import type { StatementLineAnswer } from "@zakh/bank-statements/contract";
import { orderNumber } from "@zakh/orders/contract";
import { dateTime } from "../dates";
import { useTexts } from "../i18n/text";
import { won } from "../money";

/** Length of the date in `dateTime`. */
const DATE_LENGTH = "2025.11.21".length;

/** When a transfer came, as exactly as the bank tells. */
export function lineTime({ at, precision }: Pick<StatementLineAnswer, "at" | "precision">): string {
  const whole = dateTime(at);
  return precision === "day" ? whole.slice(0, DATE_LENGTH) : whole;
}

/** Order numbers in a sentence. */
export function orderNumbers(ids: readonly number[]): string {
  return ids.map(orderNumber).join(", ");
}

/** Why a line waits, as a sentence. */
export function useReasonText(): (line: StatementLineAnswer) => string {
  const { t } = useTexts();
  return ({ reason, amount }) =>
    t(`transfers.reason.${reason?.code ?? "weak_evidence"}`, {
      amount: won(amount),
      due: won(reason?.due ?? 0),
      orders: orderNumbers(reason?.orderIds ?? []),
    });
}

/** What has been done with a line, as a sentence. */
export function useOutcomeText(): (line: StatementLineAnswer) => string {
  const { t } = useTexts();
  return ({ state, settledAs, orderIds, amount }) =>
    state === "settled" && settledAs
      ? t(`transfers.done.${settledAs}`, { orders: orderNumbers(orderIds), amount: won(amount) })
      : t(`transfers.outcome.${state}`);
}
