import { Badge } from "@medusajs/ui";
import type { Order } from "@zakh/orders/contract";
import { dateTime } from "../../dates";
import { useTexts } from "../../i18n/text";

/** That an order was sent, and by whom; nothing while it is not. */
export function SentChip({ order: { sentAt, courierName } }: { order: Order }) {
  const { t } = useTexts();
  if (!sentAt) return null;
  return (
    <Badge size="2xsmall" color="green" className="w-fit max-w-full" title={dateTime(sentAt)}>
      {t("sending.sentBy", { courier: courierName })}
    </Badge>
  );
}
