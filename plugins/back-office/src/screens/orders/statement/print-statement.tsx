import { Receipt } from "@medusajs/icons";
import { Button } from "@medusajs/ui";
import type { Order } from "@zakh/orders/contract";
import { useTexts } from "../../i18n/text";
import { useSetting } from "../../resources/settings";
import { DRAWER_BUTTON } from "../../ui/drawers/side-drawer";
import { STATEMENT_LABELS } from "./statement-labels";
import { StatementSheet } from "./statement-sheet";
import { usePrintOnce } from "./use-print-once";

/** The button that prints an order's statement of transaction, with the seller of the settings. */
export function PrintStatement({ order }: { order: Order }) {
  const { language } = useTexts();
  const { data: business } = useSetting("business");
  const { isPrinting, print } = usePrintOnce();
  return (
    <>
      <Button variant="secondary" className={DRAWER_BUTTON} disabled={!business} onClick={print}>
        <Receipt />
        <span>{STATEMENT_LABELS.print[language]}</span>
      </Button>
      {isPrinting && business && <StatementSheet order={order} business={business} language={language} />}
    </>
  );
}
