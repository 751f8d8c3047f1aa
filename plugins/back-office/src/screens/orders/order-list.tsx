import { Button, clx } from "@medusajs/ui";
import { quantitiesText } from "@zakh/catalog/contract";
import { type Order, type OrderSort, orderNumber } from "@zakh/orders/contract";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { dateTime } from "../dates";
import { useTexts } from "../i18n/text";
import { usePaymentOf } from "../resources/payment-methods";
import { type Column, DataList, SORTED_BY_DATE } from "../ui/lists/data-list";
import type { ListSort } from "../ui/lists/list-address";
import type { Selection } from "../ui/lists/use-selection";
import { won } from "../ui/money";
import { ChooseOrder } from "./choose-order";
import { packedQuantitiesOf } from "./item-quantity";
import { OpenNumber } from "./open-number";
import { OrderCard } from "./order-card";
import { OrderStatusSelect } from "./order-status-select";
import { ReportedChip } from "./reported-chip";
import { SentChip } from "./sending/sent-chip";
import { UndoButton } from "./undo-button";
import { useOrderAddress } from "./use-order-address";

/** Largest first: that is what people look for. */
const SORTED_BY_TOTAL = [
  { sort: "-total", direction: "descending" },
  { sort: "total", direction: "ascending" },
] as const;

/** The columns of all order lists. */
export const ORDER_COLUMNS = {
  number: { header: "orders.number", cell: (order) => <Strong>{orderNumber(order.id)}</Strong> },
  openNumber: { header: "orders.number", cell: (order) => <OpenNumber order={order} /> },
  customer: { header: "orders.customer", cell: (order) => <Customer order={order} /> },
  fillingCustomer: { header: "orders.customer", cell: (order) => <Customer order={order} fills />, fills: true },
  phone: { header: "orders.phone", cell: (order) => <PhoneNumber order={order} /> },
  products: { header: "orders.products", cell: (order) => <Products order={order} /> },
  amount: {
    header: "orders.amount",
    cell: (order) => <Amount order={order} />,
    align: "right",
    sorts: SORTED_BY_TOTAL,
  },
  quantities: { header: "orders.quantity", cell: (order) => <OrderQuantities order={order} />, align: "right" },
  received: { header: "orders.received", cell: (order) => <Received order={order} />, align: "right" },
  status: { header: "orders.status", cell: (order) => <Status order={order} /> },
  statusAndSent: { header: "orders.status", cell: (order) => <StatusAndSent order={order} /> },
  sent: { header: "orders.sent", cell: (order) => <Sent order={order} /> },
  date: { header: "orders.date", cell: (order) => <OrderDate order={order} stacked />, sorts: SORTED_BY_DATE },
  view: { header: "orders.view", cell: (order) => <ViewLink order={order} />, align: "right" },
} satisfies Record<string, Column<Order, OrderSort>>;

interface OrderListProps {
  /** `undefined` while loading. */
  orders: readonly Order[] | undefined;
  columns: readonly Column<Order, OrderSort>[];
  label: string;
  empty: ReactNode;
  placeholders: number;
  /** Without it the column heads do not sort. */
  sort?: ListSort<OrderSort>;
  /** With it each order has a box that chooses it. */
  selection?: Selection;
  /** Whether a tap on a card chooses it instead of opening it. */
  choosing?: boolean;
  /** Begins to choose with an order that was pressed for long. */
  onChoose?: (order: Order) => void;
  /** Whether a table is low enough for a desk to show fourteen of them. */
  dense?: boolean;
}

/** A list of orders whose status can be changed in place. */
export function OrderList({ orders, selection, choosing = false, onChoose, columns, ...list }: OrderListProps) {
  return (
    <DataList
      rows={orders}
      rowKey={(order) => order.id}
      card={(order) => <OrderCard order={order} selection={selection} choosing={choosing} onChoose={onChoose} />}
      columns={selection ? [choiceColumn(selection), ...columns] : columns}
      wide
      compact
      {...list}
    />
  );
}

function choiceColumn(selection: Selection): Column<Order, OrderSort> {
  return { header: "many.column", cell: (order) => <ChooseOrder order={order} selection={selection} />, bare: true };
}

function Status({ order }: { order: Order }) {
  return (
    <span className="flex w-[9.75rem] items-center gap-x-1">
      <OrderStatusSelect
        order={order}
        className="min-w-0 flex-1 md:!h-7 md:!px-1.5 md:!text-xs md:[&>span]:gap-x-1.5 md:!leading-[0.8125rem]"
      />
      <UndoButton order={order} className="md:size-7" />
    </span>
  );
}

function StatusAndSent({ order }: { order: Order }) {
  return (
    <span className="flex flex-col items-start gap-y-1">
      <Status order={order} />
      <SentChip order={order} />
      <ReportedChip order={order} />
    </span>
  );
}

/** What was packed where it was weighed, else what was ordered. */
function OrderQuantities({ order }: { order: Order }) {
  const { language } = useTexts();
  const { kg, ...others } = packedQuantitiesOf(order.items);
  // Two lines, however many units there are: a row is as high in any case.
  return [{ kg }, others].map((sums) => (
    <span key={Object.keys(sums).join()} className="block whitespace-nowrap text-xs leading-[0.9375rem] tabular-nums">
      {quantitiesText(sums, language)}
    </span>
  ));
}

/** What has come in of the total; nothing while nothing has. */
function Received({ order: { received, due } }: { order: Order }) {
  if (received === 0) return <span>–</span>;
  return (
    <span className={clx("whitespace-nowrap tabular-nums", { "text-ui-tag-orange-text font-medium": due > 0 })}>
      {won(received)}
    </span>
  );
}

/** Day and courier of what was sent. */
function Sent({ order: { sentAt, courierName, trackingNumber } }: { order: Order }) {
  if (!sentAt) return <span>–</span>;
  return (
    <span
      className="block max-w-[4.5rem] leading-[0.9375rem] tabular-nums"
      title={`${dateTime(sentAt)} ${courierName} ${trackingNumber}`}
    >
      <span className="text-ui-tag-green-text block font-medium">{dateTime(sentAt).slice(5, 10)}</span>
      <span className="block truncate text-xs">{courierName}</span>
    </span>
  );
}

function Strong({ children }: { children: ReactNode }) {
  return <span className="text-ui-fg-base whitespace-nowrap font-medium tabular-nums">{children}</span>;
}

function Amount({ order }: { order: Order }) {
  return <span className="text-ui-fg-base whitespace-nowrap font-semibold tabular-nums">{won(order.totalAmount)}</span>;
}

/** `stacked` puts the time below the day, for narrow columns. */
function OrderDate({ order, stacked }: { order: Order; stacked?: boolean }) {
  return (
    <time
      dateTime={order.createdAt}
      className={clx(
        "text-ui-fg-subtle tabular-nums",
        stacked ? "block w-[4.5rem] text-xs leading-[0.9375rem]" : "whitespace-nowrap text-sm",
      )}
    >
      {dateTime(order.createdAt)}
    </time>
  );
}

/** The customer, and below it the depositor or the payment method. */
function Customer({ order, fills }: { order: Order; fills?: true }) {
  const { t } = useTexts();
  const { name } = usePaymentOf(order);
  const { transferAccountHolder } = order;
  const payer = transferAccountHolder ? `${t("order.depositor")}: ${transferAccountHolder}` : name;
  return (
    <span className={clx("block leading-[0.9375rem]", { "max-w-32": !fills })}>
      <span className="text-ui-fg-base block truncate font-medium" title={order.customerName}>
        {order.customerName}
      </span>
      <span className="relative block truncate text-xs leading-[0.9375rem]" title={payer}>
        {transferAccountHolder && <span className="sr-only">{`${t("order.depositor")}: `}</span>}
        <span>{transferAccountHolder || name}</span>
      </span>
    </span>
  );
}

/** Nothing for an order whose customer has closed the account (ruling 72). */
function PhoneNumber({ order }: { order: Order }) {
  if (order.customerPhone === "") return null;
  return (
    <a href={`tel:${order.customerPhone}`} className="hover:text-ui-fg-base whitespace-nowrap text-xs tabular-nums">
      {order.customerPhone}
    </a>
  );
}

/** The first two names; the rest as a number. */
function Products({ order }: { order: Order }) {
  const { t } = useTexts();
  const names = order.items.map(({ product }) => product.name);
  const more = names.length - 2;
  return (
    <span className="text-ui-fg-subtle line-clamp-2 text-sm md:max-w-40" title={names.join(", ")}>
      <span>{names.slice(0, 2).join(", ")}</span>
      {more > 0 && <span>{` ${t("orders.more", { count: more })}`}</span>}
    </span>
  );
}

function ViewLink({ order }: { order: Order }) {
  const { t } = useTexts();
  const to = useOrderAddress(order);
  return (
    <Button asChild variant="secondary" className="h-11 px-5 text-sm md:h-7 md:px-2 md:text-xs">
      <Link data-opens="" to={to} aria-label={t("orders.view.label", { number: orderNumber(order.id) })}>
        {t("orders.view")}
      </Link>
    </Button>
  );
}
