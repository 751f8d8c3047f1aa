import { STATEMENT_LABELS } from "@zakh/back-office/screens/statement-labels";
import { StatementSheet } from "@zakh/back-office/screens/statement-sheet";
import { usePrintOnce } from "@zakh/back-office/screens/use-print-once";
import type { Order } from "@zakh/orders/contract";
import { useLanguage } from "../../i18n/use-language";
import { useShellData } from "../../lib/data/shell-data";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";

/** The button that prints an order's statement of transaction (거래명세서), with the seller of the settings. */
export function PrintStatement({ order }: { order: Order }) {
  const { language } = useLanguage();
  const business = useShellData()?.business;
  const { isPrinting, print } = usePrintOnce();
  if (!business) return null;
  return (
    <>
      <Button look="outline" onClick={print}>
        <Icon name="receipt" className="size-5" />
        <span>{STATEMENT_LABELS.print[language]}</span>
      </Button>
      {isPrinting ? <StatementSheet order={order} business={business} language={language} /> : null}
    </>
  );
}
