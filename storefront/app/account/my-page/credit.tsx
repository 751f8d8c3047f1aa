import { orderNumber } from "@zakh/orders/contract";
import { useTexts } from "../../i18n/use-texts";
import { useMyCredit } from "../../lib/data/orders";
import { formatDate } from "../../lib/format/dates";
import { formatWon } from "../../lib/format/money";

/** The user's credit, and what made it; nothing where there never was any (ruling 50). */
export function Credit() {
  const { t } = useTexts();
  const { data: credit } = useMyCredit();
  if (!credit || credit.entries.length === 0) return null;
  return (
    <section aria-labelledby="credit" className="rounded-card bg-linen p-5 shadow-paper">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="credit" className="text-title-s uppercase">
          {t("credit.title")}
        </h2>
        <p className="figures ml-auto text-title text-oxblood">{formatWon(credit.balance)}</p>
      </div>
      <p className="mt-1 text-small text-ink-soft">{t("credit.text")}</p>
      <details className="mt-2">
        <summary className="-mx-2 flex min-h-touch cursor-pointer items-center rounded-control px-2 text-small font-semibold text-oxblood hover:bg-paper">
          {t("credit.entries")}
        </summary>
        <ul className="grid gap-2 text-small">
          {credit.entries.map(({ amount, at, orderId, reason }) => (
            <li key={`${at} ${amount}`} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0 break-words">
                <span>{orderId === null ? reason : t("myPage.order", { number: orderNumber(orderId) })}</span>
                <time dateTime={at} className="block text-micro text-ink-soft">
                  {formatDate(at)}
                </time>
              </span>
              <span className="figures ml-auto">{`${amount > 0 ? "+" : "−"}${formatWon(Math.abs(amount))}`}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
