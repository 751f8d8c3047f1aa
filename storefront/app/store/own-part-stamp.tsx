import type { StoreOrder } from "@zakh/marketplace/contract";
import { ORDER_STATUS } from "@zakh/orders/contract";
import { useTexts } from "../i18n/use-texts";
import { PartStamp } from "../sellers/part-stamp";

/** How far the store's own part of an order is; nothing once the order is delivered or cancelled, which its own stamp says. */
export function OwnPartStamp({ order: { status, state, isToDo, pickup } }: { order: StoreOrder }) {
  const { t } = useTexts();
  const { awaitsDelivery, awaitsPayment } = ORDER_STATUS[status];
  if (!isToDo && !awaitsDelivery && !(awaitsPayment && state !== "new")) return null;
  return (
    <PartStamp
      state={state}
      isPickedUp={pickup !== null}
      label={state === "new" ? t("ownStore.order.new") : undefined}
    />
  );
}
