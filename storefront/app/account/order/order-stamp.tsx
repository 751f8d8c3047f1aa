import { ORDER_STATUS, type Order } from "@zakh/orders/contract";
import { useTexts } from "../../i18n/use-texts";
import { useMethodOf } from "../../lib/data/payment-methods";
import { StatusStamp } from "../../ui/status-stamp";

/** The status of an order; a picked-up order is not called "delivered". */
export function OrderStamp({ order }: { order: Order }) {
  const { t } = useTexts();
  const { says } = useMethodOf(order);
  const label = ORDER_STATUS[order.status]?.delivered
    ? says("completedStatus", t(`orderStatus.${order.status}`))
    : undefined;
  return <StatusStamp status={order.status} label={label} />;
}
