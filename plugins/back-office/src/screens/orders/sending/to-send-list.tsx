import { clx, Text } from "@medusajs/ui";
import { serverDate } from "@zakh/kit/browser/server-time";
import { dayText, seoulDay } from "@zakh/kit/contract";
import { type Order, orderNumber } from "@zakh/orders/contract";
import type { ReactNode } from "react";
import { dateTime } from "../../dates";
import { useTexts } from "../../i18n/text";
import { CallButton } from "../../ui/call-button";
import { type Column, DataList } from "../../ui/lists/data-list";
import type { Selection } from "../../ui/lists/use-selection";
import { ChooseOrder } from "../choose-order";
import { OpenOrder } from "../open-order";
import { ORDER_COLUMNS } from "../order-list";
import { BoxesField } from "./boxes-field";

interface ToSendListProps {
  /** `undefined` while loading. */
  orders: readonly Order[] | undefined;
  empty: ReactNode;
  selection: Selection;
}

const { number, products, date } = ORDER_COLUMNS;

/** The orders that are to be sent: to whom and where, what is in them, and in how many boxes. */
export function ToSendList({ orders, empty, selection }: ToSendListProps) {
  const { t } = useTexts();
  const columns: Column<Order>[] = [
    { header: "many.column", cell: (order) => <ChooseOrder order={order} selection={selection} /> },
    { header: "orders.number", cell: number.cell },
    { header: "orders.customer", cell: (order) => <Recipient order={order} /> },
    { header: "orders.products", cell: products.cell },
    { header: "sending.boxes.column", cell: (order) => <BoxesField order={order} /> },
    { header: "deliveryDays.leaves", cell: (order) => <LeavesOn order={order} /> },
    { header: "orders.date", cell: date.cell },
    { header: "orders.view", cell: ({ id }) => <OpenOrder id={id} screen="sending" />, align: "right" },
  ];
  return (
    <DataList
      rows={orders}
      rowKey={({ id }) => id}
      columns={columns}
      card={(order) => <ToSendCard order={order} selection={selection} />}
      label={t("sending.title")}
      empty={empty}
      placeholders={6}
      wide
    />
  );
}

/** The day that the customer was told; in colour from that day on. */
function LeavesOn({ order: { leavesOn } }: { order: Order }) {
  const { language } = useTexts();
  if (!leavesOn) return null;
  const isDue = leavesOn <= seoulDay(serverDate());
  return (
    <span
      className={clx(
        "text-sm md:max-xl:whitespace-nowrap xl:block xl:w-24",
        isDue && "text-ui-tag-orange-text font-medium",
      )}
    >
      {dayText(leavesOn, language)}
    </span>
  );
}

function Recipient({ order: { customerName, customerAddress, customerPhone } }: { order: Order }) {
  return (
    <span className="block max-w-64 py-2">
      <span className="text-ui-fg-base line-clamp-2 font-medium" title={customerName}>
        {customerName}
      </span>
      <span className="line-clamp-2 text-sm" title={customerAddress}>
        {customerAddress}
      </span>
      <a href={`tel:${customerPhone}`} className="hover:text-ui-fg-base whitespace-nowrap text-sm tabular-nums">
        {customerPhone}
      </a>
    </span>
  );
}

function ToSendCard({ order, selection }: { order: Order; selection: Selection }) {
  const { t } = useTexts();
  return (
    <article className="flex flex-col gap-y-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="flex items-center gap-x-3">
          <ChooseOrder order={order} selection={selection} />
          <span className="text-ui-fg-base whitespace-nowrap font-semibold tabular-nums">{orderNumber(order.id)}</span>
        </span>
        <span className="text-ui-fg-subtle whitespace-nowrap text-sm tabular-nums">{dateTime(order.createdAt)}</span>
      </div>
      <div className="flex items-center justify-between gap-x-3">
        <div className="min-w-0">
          <Text className="text-ui-fg-base break-words text-base font-medium">{order.customerName}</Text>
          <Text className="text-ui-fg-subtle break-words text-sm">{order.customerAddress}</Text>
        </div>
        <CallButton
          phone={order.customerPhone}
          label={t("orders.call", { name: order.customerName })}
          className="size-11 shrink-0"
        />
      </div>
      {products.cell(order)}
      {order.leavesOn && (
        <p className="text-ui-fg-subtle flex flex-wrap gap-x-2 text-sm">
          <span>{`${t("deliveryDays.leaves")}: `}</span>
          <LeavesOn order={order} />
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <BoxesField order={order} />
        <OpenOrder id={order.id} screen="sending" />
      </div>
    </article>
  );
}
