import { DocumentText } from "@medusajs/icons";
import { Button } from "@medusajs/ui";
import type { Order } from "@zakh/orders/contract";
import { useTexts } from "../i18n/text";
import { DRAWER_BUTTON } from "../ui/drawers/side-drawer";
import { SlipSheets } from "./slip-sheets";
import { usePrintSlips } from "./use-print-slips";

/** The button that prints an order's packing slip; the browser's own print command prints the slip, too. */
export function PackingSlip({ order }: { order: Order }) {
  const { t } = useTexts();
  const { busy, print } = usePrintSlips();
  return (
    <>
      <Button variant="secondary" className={DRAWER_BUTTON} disabled={busy} onClick={() => void print([order])}>
        <DocumentText />
        <span>{t("order.slip.print")}</span>
      </Button>
      <SlipSheets orders={[order]} />
    </>
  );
}
