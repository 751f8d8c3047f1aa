import type { Order } from "@zakh/orders/contract";
import { useEffect, useState } from "react";
import { useTexts } from "../i18n/text";
import { useRefreshTraceNumbers } from "../resources/trace-numbers";
import { useErrorToast } from "../ui/error-toast";
import { hasTraceNumbers } from "./slip-trace";

/**
 * Prints slips with the trace numbers of this moment: another lot may have been opened since they were read. Where they cannot be read
 * nothing is printed. `printed` has the orders while they are printed.
 */
export function usePrintSlips() {
  const { t } = useTexts();
  const refresh = useRefreshTraceNumbers();
  const show = useErrorToast();
  const [busy, setBusy] = useState(false);
  const [printed, setPrinted] = useState<readonly Order[]>([]);

  // Once the slips are on the page.
  useEffect(() => {
    if (printed.length === 0) return;
    const done = () => setPrinted([]);
    window.addEventListener("afterprint", done);
    window.print();
    return () => window.removeEventListener("afterprint", done);
  }, [printed]);

  async function print(orders: readonly Order[]): Promise<void> {
    setBusy(true);
    try {
      if (orders.some(hasTraceNumbers)) await refresh();
      setPrinted([...orders]);
    } catch (error) {
      show.refused(error, t("order.slip.traceUnread"));
    } finally {
      setBusy(false);
    }
  }

  return { printed, busy, print };
}
