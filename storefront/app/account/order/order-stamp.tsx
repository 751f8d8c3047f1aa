import type { Order } from "@zakh/orders/contract";
import { useTexts } from "../../i18n/use-texts";
import { useMethodOf } from "../../lib/data/payment-methods";
import { StatusStamp } from "../../ui/status-stamp";

/** The status of an order; a picked-up order is not called "delivered". */
export function OrderStamp({ order }: { order: Order }) {
  const { t } = useTexts();
  const { says } = useMethodOf(order);
  const label = order.status === "completed" ? says("completedStatus", t("orderStatus.completed")) : undefined;
  return <StatusStamp status={order.status} label={label} />;
}
