import type { OwnBooks } from "@zakh/settlements/contract";
import { useSearchParams } from "react-router";
import { useTexts } from "../../i18n/use-texts";
import { formatWon } from "../../lib/format/money";
import type { PageHandle } from "../../lib/seo/page-handle";
import { PageSpinner } from "../../ui/page-spinner";
import { OwnStoreGate, ReadFailure } from "../own-store-gate";
import { StorePage } from "../store-page";
import { PayoutAccount } from "./payout-account";
import { signedWon } from "./signed-won";
import { Statement } from "./statement";
import { useOwnBooks } from "./store-books";

export const handle: PageHandle = { title: ({ t }) => t("ownStore.link") };

/** The own store's books: what the shop owes it, and a statement for each month (ruling 55). */
export default function StoreBooksPage() {
  return <OwnStoreGate without="offer">{(store) => <Books storeId={store.id} />}</OwnStoreGate>;
}

function Books({ storeId }: { storeId: number }) {
  const { t } = useTexts();
  const { data: books, isError, isFetching, refetch } = useOwnBooks(storeId);
  if (books) {
    return (
      <StorePage title={t("storeBooks.title")}>
        <Sums books={books} />
        <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10 print:block">
          <Month storeId={storeId} months={books.months} />
          <PayoutAccount storeId={storeId} account={books.account} />
        </div>
      </StorePage>
    );
  }
  return isError ? <ReadFailure level="page" busy={isFetching} onRetry={refetch} /> : <PageSpinner />;
}

function Sums({ books: { balance, payable, prepared, rate } }: { books: OwnBooks }) {
  const { t } = useTexts();
  return (
    <>
      <dl className="grid gap-3 sm:grid-cols-3 md:gap-5 print:hidden">
        <Sum name={t("storeBooks.balance")} value={signedWon(balance)} />
        <Sum name={t("storeBooks.payable")} value={signedWon(payable)} />
        <Sum name={t("storeBooks.rate")} value={`${rate / 100} %`} />
      </dl>
      {balance < 0 ? <p className="mt-3 text-small text-ink-soft print:hidden">{t("storeBooks.negative")}</p> : null}
      {prepared > 0 ? (
        <p className="mt-3 text-small text-ink-soft print:hidden">
          {t("storeBooks.prepared", { amount: formatWon(prepared) })}
        </p>
      ) : null}
    </>
  );
}

function Sum({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-3 rounded-card bg-linen p-4 shadow-paper sm:flex-col sm:justify-between">
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="figures text-title text-oxblood">{value}</dd>
    </div>
  );
}

/** The month of the address, `?month=2026-11`; the newest without one. */
function Month({ storeId, months }: { storeId: number; months: readonly string[] }) {
  const [search, setSearch] = useSearchParams();
  const month = months.find((one) => one === search.get("month")) ?? months[0] ?? "";
  const choose = (next: string) => setSearch({ month: next }, { replace: true, preventScrollReset: true });
  return <Statement storeId={storeId} months={months} month={month} onChoose={choose} />;
}
