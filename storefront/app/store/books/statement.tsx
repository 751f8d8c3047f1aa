import { orderNumber } from "@zakh/orders/contract";
import type { StoreEntry, StoreStatement } from "@zakh/settlements/contract";
import { useTexts } from "../../i18n/use-texts";
import { formatDate } from "../../lib/format/dates";
import { paths } from "../../lib/routing/paths";
import { Button, buttonLook } from "../../ui/button";
import { PageLink } from "../../ui/page-link";
import { SelectField } from "../../ui/select-field";
import { Skeleton } from "../../ui/skeleton";
import { ReadFailure } from "../own-store-gate";
import { signedWon } from "./signed-won";
import { statementFile, useStatement } from "./store-books";

interface StatementProps {
  storeId: number;
  /** yyyy-MM, newest first. */
  months: readonly string[];
  month: string;
  onChoose: (month: string) => void;
}

/** A month: what it began with, each entry, what it ended with; on paper it stands alone. */
export function Statement({ storeId, months, month, onChoose }: StatementProps) {
  const { t } = useTexts();
  const { data, isError, isFetching, refetch } = useStatement(storeId, month);
  return (
    <section aria-labelledby="statement" className="min-w-0">
      <h2 id="statement" className="text-title-s uppercase">
        {t("storeBooks.statement")}
      </h2>
      <div className="mb-4 mt-3 flex flex-wrap items-end gap-3 print:hidden">
        <div className="w-full sm:w-56">
          <SelectField label={t("storeBooks.month")} value={month} onChange={(event) => onChoose(event.target.value)}>
            {months.map((one) => (
              <option key={one} value={one}>
                {t("storeBooks.monthName", { year: one.slice(0, 4), month: Number(one.slice(5)) })}
              </option>
            ))}
          </SelectField>
        </div>
        <div className="flex flex-wrap gap-3 sm:mb-6">
          <a href={statementFile(storeId, month)} download className={buttonLook("outline")}>
            <span>{t("storeBooks.file")}</span>
          </a>
          <Button look="outline" onClick={() => window.print()}>
            {t("storeBooks.print")}
          </Button>
        </div>
      </div>
      {data ? (
        <Entries statement={data} />
      ) : isError ? (
        <ReadFailure busy={isFetching} onRetry={refetch} />
      ) : (
        <Skeleton className="h-72 rounded-card" />
      )}
    </section>
  );
}

function Entries({ statement }: { statement: StoreStatement }) {
  const { t } = useTexts();
  const { name, month, opening, closing, held, totals, entries, omitted } = statement;
  const sums = (["sale", "commission", "correction", "taken", "payout"] as const).filter((kind) => totals[kind] !== 0);
  return (
    <div className="drop-shadow-[0_4px_8px_rgb(87_12_22/0.14)] print:drop-shadow-none">
      <div className="receipt p-4 md:p-6 print:p-0">
        <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
          <span>{name}</span>
          <span className="figures">
            {t("storeBooks.monthName", { year: month.slice(0, 4), month: Number(month.slice(5)) })}
          </span>
        </p>
        <dl className="rule mt-3 grid gap-1.5 pt-3">
          <SumLine name={t("storeBooks.opening")} amount={opening} />
          {sums.map((kind) => (
            <SumLine key={kind} name={t(`storeBooks.kind.${kind}`)} amount={totals[kind]} />
          ))}
          <SumLine name={t("storeBooks.closing")} amount={closing} strong />
          {held === 0 ? null : <SumLine name={t("storeBooks.held")} amount={held} />}
        </dl>
        {entries.length === 0 ? (
          <p className="rule mt-3 pt-4 text-small text-ink-soft">{t("storeBooks.empty")}</p>
        ) : (
          <ul className="rule mt-3 pt-1">
            {entries.map((entry) => (
              <EntryLine key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
        {omitted > 0 ? (
          <p className="mt-3 text-small text-ink-soft">{t("storeBooks.omitted", { number: omitted })}</p>
        ) : null}
      </div>
    </div>
  );
}

function SumLine({ name, amount, strong = false }: { name: string; amount: number; strong?: boolean }) {
  return (
    <div className={`flex flex-wrap items-baseline justify-between gap-x-4 ${strong ? "font-semibold" : ""}`}>
      <dt className={strong ? "" : "text-small text-ink-soft"}>{name}</dt>
      <dd className={`figures ml-auto ${strong ? "text-title text-oxblood" : ""}`}>{signedWon(amount)}</dd>
    </div>
  );
}

function EntryLine({ entry: { at, kind, orderId, amount, reason } }: { entry: StoreEntry }) {
  const { t } = useTexts();
  return (
    <li className="flex items-baseline justify-between gap-x-4 border-b border-dashed border-paper-edge py-2 last:border-0 print:py-1">
      <div className="min-w-0">
        <p className="break-words">
          <span>{t(`storeBooks.kind.${kind}`)}</span>
          {reason === "" ? null : <span className="text-ink-soft">{`: ${reason}`}</span>}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-small text-ink-soft">
          <time dateTime={at} className="figures">
            {formatDate(at)}
          </time>
          {orderId === null ? null : (
            <PageLink
              to={paths.storeOrder(orderId)}
              className="figures -my-2 inline-flex min-h-touch items-center text-oxblood underline decoration-paper-edge underline-offset-4 print:my-0 print:min-h-0"
            >
              {orderNumber(orderId)}
            </PageLink>
          )}
        </p>
      </div>
      <span className="figures shrink-0 whitespace-nowrap">{signedWon(amount)}</span>
    </li>
  );
}
