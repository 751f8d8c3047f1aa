import { Badge } from "@medusajs/ui";
import { ORDER_STATUS, type Order } from "@zakh/orders/contract";
import { dateTime } from "../dates";
import { useTexts } from "../i18n/text";

/** That the customer of an order that waits for its money says to have transferred it, and when. */
export function ReportedChip({ order: { status, transferReportedAt } }: { order: Order }) {
  const { t } = useTexts();
  if (!ORDER_STATUS[status].awaitsPayment || !transferReportedAt) return null;
  return (
    <Badge size="2xsmall" color="blue" className="h-auto w-fit whitespace-normal py-0.5">
      {t("order.reported", { time: dateTime(transferReportedAt) })}
    </Badge>
  );
}
