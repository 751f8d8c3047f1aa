import type { StatementLineAnswer } from "@zakh/bank-statements/contract";
import { orderNumber } from "@zakh/orders/contract";
import { dateTime } from "../../dates";
import { useTexts } from "../../i18n/text";
import { won } from "../../ui/money";

/** Length of the date in `dateTime`. */
const DATE_LENGTH = "2025.11.21".length;

/** When a transfer came, as exactly as the bank tells. */
export function lineTime({ at, precision }: Pick<StatementLineAnswer, "at" | "precision">): string {
  const whole = dateTime(at);
  return precision === "day" ? whole.slice(0, DATE_LENGTH) : whole;
}

/**
 * What the bank says of a line beside its payer: not the row's number or the branch's, signs without a word, what the payer's name
 * has, and no message that tells payer and amount again.
 */
export function shownTexts({ payer, texts, amount }: Pick<StatementLineAnswer, "payer" | "texts" | "amount">): string {
  const plain = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();
  const sums = [String(amount), amount.toLocaleString("en")];
  const says = (text: string) => {
    const isMessage = sums.some((sum) => text.includes(sum)) && plain(text).includes(plain(payer).split(" ")[0] ?? "");
    return /\p{L}{2}/u.test(text) && !plain(payer).includes(plain(text)) && !(payer && isMessage);
  };
  return [...new Set(texts.filter(says))].join(" · ");
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
      when: reason?.takenBack ? ` (${lineTime(reason.takenBack)})` : "",
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
