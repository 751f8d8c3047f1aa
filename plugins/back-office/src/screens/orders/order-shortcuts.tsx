import { ORDER_STATUS, type Order, STATUS_WHEN } from "@zakh/orders/contract";
import { useRowFocus, useShortcutKeys } from "../ui/shortcut-keys";
import { Shortcuts } from "../ui/shortcuts";
import { useSetStatus } from "./use-set-status";

const KEYS = [
  { key: "/", text: "keys.search" },
  { key: "j", text: "keys.next" },
  { key: "k", text: "keys.previous" },
  { key: "Enter", text: "keys.open" },
  { key: "p", text: "keys.paid" },
  { key: "s", text: "keys.sent" },
] as const;

interface OrderShortcutsProps {
  /** The order that is open, or whose row has the focus. */
  order: Order | undefined;
  isOpen: boolean;
  /** Opens the one after or before the open order. */
  onStep: (step: 1 | -1) => void;
  /** Asks for the tracking number of an order. */
  onSend: (order: Order) => void;
}

/** What a desk's keyboard does in the list of orders and in an open order. */
export function OrderShortcuts({ order, isOpen, onStep, onSend }: OrderShortcutsProps) {
  const focusRow = useRowFocus(isOpen ? order?.id : undefined);
  const step = isOpen ? onStep : focusRow;
  useShortcutKeys({
    "/": () => document.querySelector<HTMLInputElement>("search input")?.focus(),
    j: () => step(1),
    k: () => step(-1),
  });
  return (
    <>
      {order && <OrderKeys order={order} onSend={onSend} />}
      <Shortcuts keys={KEYS} />
    </>
  );
}

function OrderKeys({ order, onSend }: { order: Order; onSend: (order: Order) => void }) {
  const { set, changing } = useSetStatus(order);
  const { status, isPickedUp, sentAt } = order;
  useShortcutKeys({
    ...(ORDER_STATUS[status].awaitsPayment && !changing && { p: () => void set(STATUS_WHEN.paid) }),
    ...(ORDER_STATUS[status].paid && !isPickedUp && sentAt === null && { s: () => onSend(order) }),
  });
  return null;
}
