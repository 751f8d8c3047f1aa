import type { Order } from "@zakh/orders/contract";
import { useTexts } from "../i18n/text";
import { won } from "./money";

/** `received` and `toReturn` where more than the total may have come in. */
type Paid = Pick<Order, "due" | "totalAmount"> & Partial<Pick<Order, "received" | "toReturn">>;

/** How much is paid beside the total, of an order of which only a part is, or of which money is to go back; nothing for any other. */
export function PartPaid({ order: { due, totalAmount, received = 0, toReturn = 0 } }: { order: Paid }) {
  const { t } = useTexts();
  const total = Number(totalAmount);
  const isPart = due > 0 && due < total;
  if (toReturn === 0 && !isPart) return null;
  return (
    <span className="text-ui-tag-orange-text block text-xs font-medium tabular-nums">
      {toReturn > 0
        ? t("orders.paidOver", { paid: won(received), total: won(total) })
        : t("orders.partPaid", { paid: won(total - due), total: won(total) })}
    </span>
  );
}
