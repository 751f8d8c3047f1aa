import { Badge, Button } from "@medusajs/ui";
import type { StoreBooks } from "@zakh/settlements/contract";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { useScreenPath } from "../../host";
import { useTexts } from "../../i18n/text";
import { type Column, DataList } from "../../ui/lists/data-list";
import { withOpenRow } from "../../ui/lists/list-address";
import { owedWon } from "../../ui/money";

interface BooksListProps {
  /** `undefined` while loading. */
  books: readonly StoreBooks[] | undefined;
  empty: ReactNode;
}

/** What is owed to whom. */
export function BooksList({ books, empty }: BooksListProps) {
  const { t } = useTexts();
  return (
    <DataList
      rows={books}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      card={(row) => <BooksCard row={row} />}
      label={t("storeBooks.title")}
      empty={empty}
      placeholders={6}
      wide
    />
  );
}

const COLUMNS: readonly Column<StoreBooks>[] = [
  { header: "storeBooks.store", cell: (row) => <StoreName row={row} /> },
  { header: "storeBooks.balance", cell: ({ balance }) => <Strong>{owedWon(balance)}</Strong>, align: "right" },
  { header: "storeBooks.payable", cell: ({ payable }) => <Sum>{owedWon(payable)}</Sum>, align: "right" },
  { header: "storeBooks.prepared", cell: ({ prepared }) => <Sum>{owedWon(prepared)}</Sum>, align: "right" },
  { header: "storeBooks.rate", cell: ({ rate }) => <Sum>{rateText(rate)}</Sum>, align: "right" },
  { header: "storeBooks.account", cell: (row) => <BooksAccount row={row} /> },
  { header: "actions", cell: (row) => <OpenBooks row={row} />, align: "right" },
];

interface RowProps {
  row: StoreBooks;
}

function BooksCard({ row }: RowProps) {
  const { t } = useTexts();
  return (
    <article className="flex flex-col gap-y-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <StoreName row={row} />
        <span className="text-lg">
          <Strong>{owedWon(row.balance)}</Strong>
        </span>
      </div>
      <dl className="text-ui-fg-subtle flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <Named name={t("storeBooks.payable")} value={owedWon(row.payable)} />
        <Named name={t("storeBooks.prepared")} value={owedWon(row.prepared)} />
        <Named name={t("storeBooks.rate")} value={rateText(row.rate)} />
      </dl>
      <BooksAccount row={row} />
      <OpenBooks row={row} />
    </article>
  );
}

function Named({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-x-1.5">
      <dt>{name}</dt>
      <dd className="text-ui-fg-base tabular-nums">{value}</dd>
    </div>
  );
}

function StoreName({ row: { id, name } }: RowProps) {
  const { t } = useTexts();
  return (
    <span className="text-ui-fg-base block min-w-0 max-w-56 break-words font-medium">
      {name ?? t("storeBooks.unnamed", { id: String(id) })}
    </span>
  );
}

/** Where it is paid out to, and whether that has changed since the last payout. */
export function BooksAccount({ row: { account, accountChanged } }: RowProps) {
  const { t } = useTexts();
  if (!account) return <span className="text-ui-tag-orange-text text-sm font-medium">{t("storeBooks.noAccount")}</span>;
  return (
    <span className="block text-sm [overflow-wrap:anywhere]">
      <span>{`${account.bankName} `}</span>
      <span className="whitespace-nowrap tabular-nums">{account.accountNumber}</span>
      <span className="block">{account.accountHolder}</span>
      {accountChanged && (
        <Badge size="2xsmall" color="orange">
          {t("storeBooks.accountChanged")}
        </Badge>
      )}
    </span>
  );
}

function OpenBooks({ row: { id, name } }: RowProps) {
  const { t } = useTexts();
  const [search] = useSearchParams();
  const screenPath = useScreenPath();
  return (
    <Button asChild variant="secondary" className="h-11 px-4 text-sm md:h-9">
      <Link
        to={screenPath("store-books", withOpenRow(search, id))}
        aria-label={`${t("storeBooks.open")}: ${name ?? t("storeBooks.unnamed", { id: String(id) })}`}
      >
        {t("storeBooks.open")}
      </Link>
    </Button>
  );
}

function Strong({ children }: { children: string }) {
  return <span className="text-ui-fg-base whitespace-nowrap font-semibold tabular-nums">{children}</span>;
}

function Sum({ children }: { children: string }) {
  return <span className="whitespace-nowrap tabular-nums">{children}</span>;
}

/** Hundredths of a per cent as per cent: 1250 is "12.5 %". */
export function rateText(rate: number): string {
  return `${rate / 100}\u00A0%`;
}
