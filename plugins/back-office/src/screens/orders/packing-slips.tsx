import type { Order } from "@zakh/orders/contract";
import { useEffect, useState } from "react";
import { useTraceNumbers } from "../resources/trace-numbers";
import { ActionButton } from "../ui/action-button";
import { SlipSheets } from "./slip-sheets";

/** The button that prints the packing slips of many orders at once, one a page. */
export function PackingSlips({ orders, label }: { orders: readonly Order[]; label: string }) {
  // Known before the button is pressed, so that the slips have them.
  useTraceNumbers();
  // Only while they are printed: an order that is open beside the list has a slip of its own.
  const [printed, setPrinted] = useState<readonly Order[]>([]);

  useEffect(() => {
    if (printed.length === 0) return;
    const done = () => setPrinted([]);
    window.addEventListener("afterprint", done);
    window.print();
    return () => window.removeEventListener("afterprint", done);
  }, [printed]);

  return (
    <>
      <ActionButton busy={false} onPress={() => setPrinted([...orders])}>
        {label}
      </ActionButton>
      {printed.length > 0 && <SlipSheets orders={printed} />}
    </>
  );
}
