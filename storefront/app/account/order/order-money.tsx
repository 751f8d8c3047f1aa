import type { OrderMoney as MoneyEntry, Order } from "@zakh/orders/contract";
import { type TextKey, useTexts } from "../../i18n/use-texts";
import { formatDate } from "../../lib/format/dates";
import { formatWon } from "../../lib/format/money";
import { Pair } from "./pair";

/** What came in for an order, is to go back and went back, each with its day (ruling 48). For use inside a `dl`. */
export function OrderMoney({ order: { money } }: { order: Order }) {
  const { t } = useTexts();
  return (
    <>
      {money
        .filter((entry) => !isGivenBackAtOnce(entry, money))
        .map((entry) => (
          <Pair key={`${entry.at} ${entry.kind} ${entry.isCreditBack}`} name={t(textOf(entry))} figures>
            <span>{formatWon(Math.abs(entry.amount))}</span>
            <time dateTime={entry.at} className="block text-micro text-ink-soft">
              {formatDate(entry.at)}
            </time>
          </Pair>
        ))}
    </>
  );
}

/** A cancelled order's credit is to return and back in the wallet in one moment: only the second says something. */
function isGivenBackAtOnce({ kind, amount, at }: MoneyEntry, money: readonly MoneyEntry[]): boolean {
  return (
    kind === "to_return" && money.some((other) => other.isCreditBack && other.at === at && other.amount === amount)
  );
}

const TEXTS = {
  received: "money.received",
  credit_used: "money.creditUsed",
  to_return: "money.toReturn",
  returned: "money.returned",
  credit_given: "money.creditGiven",
  gift: "money.gift",
} as const satisfies Record<MoneyEntry["kind"], TextKey>;

/** Texts of entries that take an earlier one back. */
const UNDONE: Partial<Record<MoneyEntry["kind"], TextKey>> = {
  received: "money.notReceived",
  to_return: "money.notToReturn",
  credit_given: "money.creditTakenBack",
};

function textOf({ kind, amount, isCreditBack }: MoneyEntry): TextKey {
  if (isCreditBack) return "money.creditBack";
  return amount < 0 ? (UNDONE[kind] ?? TEXTS[kind]) : TEXTS[kind];
}
