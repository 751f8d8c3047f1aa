import type { Order } from "@zakh/orders/contract";
import { ActionButton } from "../ui/action-button";
import { SlipSheets } from "./slip-sheets";
import { usePrintSlips } from "./use-print-slips";

/** The button that prints the packing slips of many orders at once, one a page. */
export function PackingSlips({ orders, label }: { orders: readonly Order[]; label: string }) {
  const { printed, busy, print } = usePrintSlips();
  return (
    <>
      <ActionButton busy={busy} onPress={() => void print(orders)}>
        {label}
      </ActionButton>
      {/* Only while they are printed: an order that is open beside the list has a slip of its own. */}
      {printed.length > 0 && <SlipSheets orders={printed} />}
    </>
  );
}
