import { Badge, Text } from "@medusajs/ui";
import type { OrderReturn } from "@zakh/bookkeeping/contract";
import { orderNumber } from "@zakh/orders/contract";
import type { ReactNode } from "react";
import { dateTime } from "../../dates";
import { useTexts } from "../../i18n/text";
import { CallButton } from "../../ui/call-button";
import { type Column, DataList } from "../../ui/lists/data-list";
import type { Selection } from "../../ui/lists/use-selection";
import { won } from "../../ui/money";
import { ChooseOrder } from "../choose-order";
import { waitingTime } from "../dashboard/waiting-time";
import { OpenOrder } from "../open-order";

interface ReturnListProps {
  /** `undefined` while loading. */
  returns: readonly OrderReturn[] | undefined;
  /** When they were read, in ms; ages are counted to it. */
  now: number;
  empty: ReactNode;
  selection: Selection<OrderReturn>;
}

/** The orders of which money waits to go back. */
export function ReturnList({ returns, now, empty, selection }: ReturnListProps) {
  const { t } = useTexts();
  const columns: Column<OrderReturn>[] = [
    { header: "many.column", cell: (row) => <ChooseOrder order={row} selection={selection} /> },
    { header: "orders.number", cell: (row) => <Strong>{orderNumber(row.id)}</Strong> },
    { header: "orders.customer", cell: (row) => <Customer row={row} /> },
    { header: "returns.amount", cell: (row) => <Strong>{won(row.amount)}</Strong>, align: "right" },
    { header: "returns.reason", cell: (row) => t(`returns.reason.${row.reason}`) },
    { header: "returns.age", cell: (row) => <Age row={row} now={now} /> },
    { header: "returns.account", cell: (row) => <Account row={row} /> },
    { header: "orders.view", cell: (row) => <OpenOrder id={row.id} screen="returns" />, align: "right" },
  ];
  return (
    <DataList
      rows={returns}
      rowKey={({ id }) => id}
      columns={columns}
      card={(row) => <ReturnCard row={row} now={now} selection={selection} />}
      label={t("returns.title")}
      empty={empty}
      placeholders={6}
      wide
    />
  );
}

interface RowProps {
  row: OrderReturn;
}

function ReturnCard({ row, now, selection }: RowProps & Pick<ReturnListProps, "now" | "selection">) {
  const { t } = useTexts();
  return (
    <article className="flex flex-col gap-y-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="flex items-center gap-x-3">
          <ChooseOrder order={row} selection={selection} />
          <Strong>{orderNumber(row.id)}</Strong>
        </span>
        <Age row={row} now={now} />
      </div>
      <div className="flex items-center justify-between gap-x-3">
        <div className="min-w-0">
          <Text className="text-ui-fg-base break-words text-base font-medium">{row.customerName}</Text>
          <Text className="text-ui-fg-subtle break-words text-sm">{t(`returns.reason.${row.reason}`)}</Text>
        </div>
        <CallButton
          phone={row.customerPhone}
          label={t("orders.call", { name: row.customerName })}
          className="size-11 shrink-0"
        />
      </div>
      <Account row={row} />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <span className="text-lg">
          <Strong>{won(row.amount)}</Strong>
        </span>
        <OpenOrder id={row.id} screen="returns" />
      </div>
    </article>
  );
}

function Strong({ children }: { children: ReactNode }) {
  return <span className="text-ui-fg-base whitespace-nowrap font-semibold tabular-nums">{children}</span>;
}

function Customer({ row }: RowProps) {
  return (
    <span className="block max-w-44 py-2">
      <span className="text-ui-fg-base line-clamp-2 font-medium" title={row.customerName}>
        {row.customerName}
      </span>
      <a href={`tel:${row.customerPhone}`} className="hover:text-ui-fg-base whitespace-nowrap text-sm tabular-nums">
        {row.customerPhone}
      </a>
    </span>
  );
}

/** How long it waits; red from a day on. */
function Age({ row, now }: RowProps & Pick<ReturnListProps, "now">) {
  const { t } = useTexts();
  const { unit, count, long } = waitingTime(row.since, now);
  return (
    <Badge size="2xsmall" color={long ? "red" : "grey"} className="whitespace-nowrap" title={dateTime(row.since)}>
      {t(`dashboard.waiting.${unit}`, { count })}
    </Badge>
  );
}

/** Bank and end of the number; or that it is not known, and when the customer was asked. */
function Account({ row: { refundAccount, askedAt } }: RowProps) {
  const { t } = useTexts();
  if (refundAccount) {
    return (
      <span className="block py-2 text-sm [overflow-wrap:anywhere] xl:max-w-52">
        <span className="text-ui-fg-base">
          <span>{`${refundAccount.bankName} `}</span>
          <span className="whitespace-nowrap tabular-nums">{refundAccount.accountNumber}</span>
        </span>
        <span className="block">{refundAccount.accountHolder}</span>
      </span>
    );
  }
  return (
    <span className="block py-2 text-sm">
      <span className="text-ui-tag-orange-text font-medium">{t("refundAccount.unknown")}</span>
      {askedAt && <span className="block tabular-nums">{t("refundAccount.asked", { time: dateTime(askedAt) })}</span>}
    </span>
  );
}
