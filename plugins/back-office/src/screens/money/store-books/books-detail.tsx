import { ArrowDownTray } from "@medusajs/icons";
import { Button } from "@medusajs/ui";
import { orderNumber } from "@zakh/orders/contract";
import { STORE_ENTRY_KINDS, type StoreBooks, type StoreStatement } from "@zakh/settlements/contract";
import { useState } from "react";
import { dateTime } from "../../dates";
import { useTexts } from "../../i18n/text";
import { useBooksOf, useStatementFile, useStoreStatement } from "../../resources/store-books";
import { DetailDrawer, DetailSection } from "../../ui/drawers/detail-drawer";
import { DRAWER_BUTTON } from "../../ui/drawers/side-drawer";
import { Fact, Facts } from "../../ui/facts";
import { useRefusalText } from "../../ui/failure-text";
import { owedWon, signedWon } from "../../ui/money";
import { saveFile } from "../../ui/save-file";
import { Blank, LoadError } from "../../ui/screen-state";
import { toast } from "../../ui/toast";
import { presentMonth } from "../month/month-days";
import { BooksAccount, rateText } from "./books-list";
import { CommissionForm } from "./commission-form";
import { EntryForm } from "./entry-form";
import { MonthChoice } from "./month-choice";

/** The books of one store beside the list. Without `id` it is closed. */
export function BooksDetail({ id, onClose }: { id: number | undefined; onClose: () => void }) {
  const { t } = useTexts();
  const books = useBooksOf(id);
  const [form, setForm] = useState<"commission" | "entry">();
  const close = () => setForm(undefined);
  return (
    <>
      <DetailDrawer
        open={id !== undefined}
        wide
        title={books.data?.name ?? t("storeBooks.title")}
        query={books}
        failed={t("storeBooks.failed")}
        onClose={onClose}
        footer={(loaded) =>
          loaded && (
            <>
              <Button variant="secondary" className={DRAWER_BUTTON} onClick={() => setForm("commission")}>
                {t("storeBooks.commission")}
              </Button>
              <Button variant="secondary" className={DRAWER_BUTTON} onClick={() => setForm("entry")}>
                {t("storeBooks.entry")}
              </Button>
            </>
          )
        }
      >
        {(loaded) => <Books books={loaded} />}
      </DetailDrawer>
      {books.data && form === "commission" && <CommissionForm books={books.data} onClose={close} />}
      {books.data && form === "entry" && <EntryForm books={books.data} onClose={close} />}
    </>
  );
}

function Books({ books }: { books: StoreBooks }) {
  const { t } = useTexts();
  return (
    <>
      <Facts>
        <Fact label={t("storeBooks.balance")}>{owedWon(books.balance)}</Fact>
        <Fact label={t("storeBooks.payable")}>{owedWon(books.payable)}</Fact>
        <Fact label={t("storeBooks.prepared")}>{owedWon(books.prepared)}</Fact>
        <Fact label={t("storeBooks.rate")}>{rateText(books.rate)}</Fact>
        <Fact label={t("storeBooks.account")}>
          <BooksAccount row={books} />
        </Fact>
        {books.lastPaidAt && <Fact label={t("storeBooks.lastPaid")}>{dateTime(books.lastPaidAt)}</Fact>}
      </Facts>
      <Statement id={books.id} />
    </>
  );
}

function Statement({ id }: { id: number }) {
  const { t } = useTexts();
  const [month, setMonth] = useState(presentMonth);
  const { data, isError, error, refetch, isPlaceholderData } = useStoreStatement(id, month);
  return (
    <DetailSection title={t("storeBooks.statement")}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <MonthChoice month={month} onChoose={setMonth} />
        <StatementFile id={id} month={month} />
      </div>
      {data ? (
        <div className={isPlaceholderData ? "opacity-60" : undefined}>
          <Entries statement={data} />
        </div>
      ) : isError ? (
        <LoadError title={t("storeBooks.failed")} error={error} onRetry={() => refetch()} />
      ) : (
        <Blank className="h-40 w-full" />
      )}
    </DetailSection>
  );
}

function StatementFile({ id, month }: { id: number; month: string }) {
  const { t } = useTexts();
  const file = useStatementFile(id);
  const refusalText = useRefusalText();

  async function download() {
    try {
      const { name, content } = await file.mutateAsync(month);
      saveFile(name, content);
    } catch (error) {
      toast.error(t("orders.export.failed"), { description: refusalText(error, t("tryAgain")) });
    }
  }

  return (
    <Button
      variant="secondary"
      className="h-11 px-4 text-sm max-md:w-full md:h-9"
      isLoading={file.isPending}
      disabled={file.isPending}
      onClick={download}
    >
      <ArrowDownTray />
      <span>{t("storeBooks.file")}</span>
    </Button>
  );
}

function Entries({ statement }: { statement: StoreStatement }) {
  const { t } = useTexts();
  const { opening, closing, held, totals, entries, omitted } = statement;
  return (
    <div className="text-sm tabular-nums">
      <dl className="flex flex-col gap-y-1">
        <Sum name={t("storeBooks.opening")} value={owedWon(opening)} />
        {STORE_ENTRY_KINDS.map(
          (kind) =>
            totals[kind] !== 0 && (
              <Sum key={kind} name={t(`storeBooks.kind.${kind}`)} value={signedWon(totals[kind])} />
            ),
        )}
        <Sum name={t("storeBooks.closing")} value={owedWon(closing)} strong />
        {held !== 0 && <Sum name={t("storeBooks.held")} value={owedWon(held)} />}
      </dl>
      {entries.length === 0 ? (
        <p className="text-ui-fg-subtle mt-4">{t("storeBooks.noEntries")}</p>
      ) : (
        <ul className="divide-ui-border-base border-ui-border-base mt-4 divide-y border-t">
          {entries.map(({ id, at, kind, orderId, reason, amount }) => (
            <li key={id} className="flex justify-between gap-x-4 py-2">
              <span className="min-w-0">
                <span className="text-ui-fg-base flex flex-wrap gap-x-2">
                  <span>{t(`storeBooks.kind.${kind}`)}</span>
                  {orderId !== null && <span>{orderNumber(orderId)}</span>}
                </span>
                {reason !== "" && <span className="block break-words">{reason}</span>}
                <span className="text-ui-fg-subtle block">{dateTime(at)}</span>
              </span>
              <span className="text-ui-fg-base shrink-0 whitespace-nowrap">{signedWon(amount)}</span>
            </li>
          ))}
        </ul>
      )}
      {omitted > 0 && <p className="text-ui-fg-subtle mt-3">{t("storeBooks.omitted", { number: omitted })}</p>}
    </div>
  );
}

function Sum({ name, value, strong = false }: { name: string; value: string; strong?: boolean }) {
  return (
    <div className="flex justify-between gap-x-4">
      <dt className={strong ? "text-ui-fg-base font-semibold" : "text-ui-fg-subtle"}>{name}</dt>
      <dd className={strong ? "text-ui-fg-base font-semibold" : "text-ui-fg-base"}>{value}</dd>
    </div>
  );
}
