import { Button, clx, Text } from "@medusajs/ui";
import type { SettleAs, StatementLineAnswer } from "@zakh/bank-statements/contract";
import { type Order, orderNumber, STATUS_WHEN } from "@zakh/orders/contract";
import { useState } from "react";
import { dateTime } from "../../dates";
import { useTexts } from "../../i18n/text";
import { NO_FILTERS, useOrders } from "../../resources/orders";
import { DRAWER_BUTTON, SideDrawer } from "../../ui/drawers/side-drawer";
import { SearchResults } from "../../ui/lists/search-results";
import { won } from "../../ui/money";
import { PartPaid } from "../../ui/part-paid";
import { useWayText } from "./way-text";
import { waysToSettle } from "./ways-to-settle";

/** Most orders that are offered; a search finds the others. */
const MAX_ORDERS = 20;

interface OrderPickerProps {
  open: boolean;
  line: StatementLineAnswer;
  onClose: () => void;
  onSettle: (orderIds: number[], as: SettleAs) => void;
}

/** Chooses the open orders that a transfer pays, by hand. */
export function OrderPicker({ open, line, onClose, onSettle }: OrderPickerProps) {
  const { t } = useTexts();
  const wayText = useWayText();
  const [chosen, setChosen] = useState<readonly Order[]>([]);
  const payable = chosen.map((order) => ({ ...order, toReopen: Number(order.totalAmount) - order.placedCredit }));
  const ways = waysToSettle(line, payable);

  function close() {
    setChosen([]);
    onClose();
  }

  function toggle(order: Order) {
    setChosen((all) =>
      all.some(({ id }) => id === order.id) ? all.filter(({ id }) => id !== order.id) : [...all, order],
    );
  }

  return (
    <SideDrawer
      open={open}
      title={t("transfers.pick.title")}
      subtitle={`${line.payer} · ${won(line.amount)}`}
      onClose={close}
      footer={
        <>
          {chosen.length > 0 && (
            <p className="text-ui-fg-subtle w-full text-sm tabular-nums" aria-live="polite">
              {t(ways.length > 0 ? "transfers.pick.sum" : "transfers.pick.noWay", {
                due: won(payable.reduce((sum, { due }) => sum + due, 0)),
                amount: won(line.amount),
              })}
            </p>
          )}
          <Button type="button" variant="secondary" className={DRAWER_BUTTON} onClick={close}>
            {t("cancel")}
          </Button>
          {ways.map((as) => (
            <Button
              key={as}
              type="button"
              className={clx(
                DRAWER_BUTTON,
                "h-auto min-h-12 whitespace-normal leading-tight max-md:basis-full md:h-auto md:min-h-9",
              )}
              onClick={() => {
                const orderIds = chosen.map(({ id }) => id);
                setChosen([]);
                onSettle(orderIds, as);
              }}
            >
              {wayText(as, line.amount, payable)}
            </Button>
          ))}
        </>
      }
    >
      {open && <OpenOrders chosen={chosen} onToggle={toggle} />}
    </SideDrawer>
  );
}

function OpenOrders({ chosen, onToggle }: { chosen: readonly Order[]; onToggle: (order: Order) => void }) {
  const { t } = useTexts();
  const [search, setSearch] = useState("");
  const orders = useOrders({ ...NO_FILTERS, status: STATUS_WHEN.placed, search }, MAX_ORDERS, 0);
  return (
    <SearchResults
      label={t("orders.search")}
      placeholder={t("orders.search.hint")}
      search={search}
      onSearch={setSearch}
      query={orders}
      found={orders.data?.rows}
      chosen={chosen}
      list={t("transfers.pick.title")}
      none={t("orders.noMatch")}
      divided
    >
      {(order) => (
        <OpenOrder order={order} checked={chosen.some(({ id }) => id === order.id)} onToggle={() => onToggle(order)} />
      )}
    </SearchResults>
  );
}

function OpenOrder({ order, checked, onToggle }: { order: Order; checked: boolean; onToggle: () => void }) {
  const { t } = useTexts();
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-x-3 py-2">
      <input
        type="checkbox"
        className="border-ui-border-strong text-ui-fg-interactive size-5 shrink-0 rounded"
        aria-label={`${orderNumber(order.id)}, ${order.customerName}, ${won(order.due)}`}
        checked={checked}
        onChange={onToggle}
      />
      <span className="min-w-0 flex-1">
        <Text as="span" className="text-ui-fg-base block break-words text-base font-medium md:text-sm">
          <span className="whitespace-nowrap tabular-nums">{orderNumber(order.id)}</span>
          <span>{` · ${order.customerName}`}</span>
        </Text>
        <span className="text-ui-fg-subtle block break-words text-sm">
          {order.transferAccountHolder && t("dashboard.awaiting.depositor", { name: order.transferAccountHolder })}
        </span>
        <span className="text-ui-fg-subtle block text-sm tabular-nums">{dateTime(order.createdAt)}</span>
        <PartPaid order={order} />
      </span>
      <span className="text-ui-fg-base shrink-0 text-base font-semibold tabular-nums">{won(order.due)}</span>
    </label>
  );
}
