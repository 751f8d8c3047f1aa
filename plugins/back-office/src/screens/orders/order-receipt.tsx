import { ORDER_STATUS, type Order } from "@zakh/orders/contract";
import { Link } from "react-router";
import { useScreenPath } from "../host";
import { useTexts } from "../i18n/text";
import { ReceiptBuyer } from "../ui/receipt-buyer";

/** Whom the cash receipt of an order is for and whether it was issued, with a link to it. */
export function OrderReceipt({ order: { id, status, cashReceipt } }: { order: Order }) {
  const { t } = useTexts();
  const screenPath = useScreenPath();
  const issuedNumber = cashReceipt?.issuedNumber;
  return (
    <>
      {cashReceipt && <ReceiptBuyer receipt={cashReceipt} />}
      {issuedNumber && (
        <span className="text-ui-fg-subtle block break-all text-sm tabular-nums">
          {t("cashReceipts.issuedAs", { number: issuedNumber })}
        </span>
      )}
      {issuedNumber && !ORDER_STATUS[status].paid && (
        <span className="text-ui-tag-red-text block text-sm font-medium">{t("cashReceipts.state.to_void")}</span>
      )}
      <Link
        to={screenPath("cash-receipts", { id: String(id) })}
        className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover flex min-h-11 items-center text-sm font-medium md:min-h-6"
      >
        {t(cashReceipt ? "cashReceipts.open" : "cashReceipts.add")}
      </Link>
    </>
  );
}
