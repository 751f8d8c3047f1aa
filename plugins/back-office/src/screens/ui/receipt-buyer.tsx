import type { CashReceipt } from "@zakh/bookkeeping/contract";
import { useTexts } from "../i18n/text";

/** Whom a receipt is for, and by which number, as far as the receipt tells it. */
export function ReceiptBuyer({ receipt: { kind, number } }: { receipt: Pick<CashReceipt, "kind" | "number"> }) {
  const { t } = useTexts();
  return (
    <>
      <span className="text-ui-fg-base tabular-nums">{number}</span>
      <span className="text-ui-fg-subtle block text-sm font-normal">{t(`cashReceipts.kind.${kind ?? "unknown"}`)}</span>
    </>
  );
}
