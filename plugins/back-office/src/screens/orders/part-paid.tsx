import type { Order } from "@zakh/orders/contract";
import { useTexts } from "../i18n/text";
import { won } from "../money";

/** How much of its total is paid, of an order of which only a part is; nothing for any other. */
export function PartPaid({ order: { due, totalAmount } }: { order: Pick<Order, "due" | "totalAmount"> }) {
  const { t } = useTexts();
  const total = Number(totalAmount);
  if (due === 0 || due >= total) return null;
  return (
    <span className="text-ui-tag-orange-text block text-xs font-medium tabular-nums">
      {t("orders.partPaid", { paid: won(total - due), total: won(total) })}
    </span>
  );
}
