import { Button, Text } from "@medusajs/ui";
import type { CashReceipt } from "@zakh/bookkeeping/contract";
import { orderNumber } from "@zakh/orders/contract";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { dateTime } from "../../dates";
import { useScreenPath } from "../../host";
import { useTexts } from "../../i18n/text";
import { type Column, DataList } from "../../ui/lists/data-list";
import { withOpenRow } from "../../ui/lists/list-address";
import { won } from "../../ui/money";
import { ReceiptBuyer } from "../../ui/receipt-buyer";
import { ReceiptStateText } from "./receipt-state";

const COLUMNS: readonly Column<CashReceipt>[] = [
  {
    header: "orders.number",
    cell: ({ orderId }) => (
      <span className="text-ui-fg-base whitespace-nowrap font-medium tabular-nums">{orderNumber(orderId)}</span>
    ),
  },
  {
    header: "orders.customer",
    cell: ({ customerName }) => (
      <span className="block max-w-52 truncate" title={customerName}>
        {customerName}
      </span>
    ),
  },
  {
    header: "orders.amount",
    cell: ({ amount }) => <span className="font-semibold tabular-nums">{won(amount)}</span>,
    align: "right",
  },
  { header: "cashReceipts.for", cell: (receipt) => <ReceiptBuyer receipt={receipt} /> },
  { header: "cashReceipts.state", cell: (receipt) => <State receipt={receipt} /> },
  { header: "actions", cell: (receipt) => <OpenLink receipt={receipt} />, align: "right" },
];

interface ReceiptListProps {
  /** `undefined` while loading. */
  receipts: readonly CashReceipt[] | undefined;
  empty: ReactNode;
}

export function ReceiptList({ receipts, empty }: ReceiptListProps) {
  const { t } = useTexts();
  return (
    <DataList
      rows={receipts}
      rowKey={({ orderId }) => orderId}
      columns={COLUMNS}
      card={(receipt) => <ReceiptCard receipt={receipt} />}
      label={t("cashReceipts.title")}
      wide
      placeholders={4}
      empty={empty}
    />
  );
}

function ReceiptCard({ receipt }: { receipt: CashReceipt }) {
  const { orderId, customerName, amount } = receipt;
  return (
    <article className="flex flex-col gap-y-3">
      <div className="flex items-baseline justify-between gap-x-3">
        <span className="text-ui-fg-base text-base font-medium tabular-nums">{orderNumber(orderId)}</span>
        <span className="text-ui-fg-base whitespace-nowrap text-base font-semibold tabular-nums">{won(amount)}</span>
      </div>
      <State receipt={receipt} />
      <div className="min-w-0">
        <Text className="text-ui-fg-base break-words text-base">{customerName}</Text>
        <p className="mt-1 text-base">
          <ReceiptBuyer receipt={receipt} />
        </p>
      </div>
      <OpenLink receipt={receipt} />
    </article>
  );
}

/** The state, and of an issued receipt its approval number and time. */
function State({ receipt }: { receipt: CashReceipt }) {
  const { issuedNumber, issuedAt } = receipt;
  return (
    <div className="flex flex-col items-start gap-y-1 md:max-w-64 md:whitespace-normal md:py-2">
      <ReceiptStateText receipt={receipt} />
      {issuedNumber && issuedAt && (
        <span className="text-ui-fg-subtle break-all text-sm tabular-nums">
          {`${issuedNumber} · ${dateTime(issuedAt)}`}
        </span>
      )}
    </div>
  );
}

function OpenLink({ receipt: { orderId, state } }: { receipt: CashReceipt }) {
  const { t } = useTexts();
  const [search] = useSearchParams();
  const screenPath = useScreenPath();
  const action = t(state === "to_issue" ? "cashReceipts.issue" : "orders.view");
  return (
    <Button asChild variant="secondary" className="h-11 whitespace-nowrap px-4 text-sm md:h-9">
      <Link
        to={screenPath("cash-receipts", withOpenRow(search, orderId))}
        aria-label={t("stores.action.label", { name: orderNumber(orderId), action })}
      >
        {action}
      </Link>
    </Button>
  );
}
