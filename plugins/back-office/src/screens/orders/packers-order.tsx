import { quantityText } from "@zakh/catalog/contract";
import { dayText } from "@zakh/kit/contract";
import { ORDER_STATUS, type Order, orderNumber } from "@zakh/orders/contract";
import { useTexts } from "../i18n/text";
import { ContactLink, DetailSection } from "../ui/drawers/detail-drawer";
import { Fact, Facts } from "../ui/facts";
import { OrderNotes } from "./order-notes";
import { PackedWeights } from "./packed-weights";
import { type NumberFor, OrderParcel } from "./sending/order-parcel";

/** An order as a packer needs it: to whom, what, how heavy, and its parcel. The server sends no more. */
export function PackersOrder({ order, numberFor }: { order: Order; numberFor: NumberFor | undefined }) {
  const { t, language } = useTexts();
  const isPaid = ORDER_STATUS[order.status].awaitsDelivery;
  return (
    <>
      <DetailSection title={t("order.customer")}>
        <Facts>
          <Fact label={t("order.number")}>{orderNumber(order.id)}</Fact>
          <Fact label={t("order.name")}>{order.customerName}</Fact>
          {order.customerPhone !== "" && (
            <Fact label={t("order.phone")}>
              <ContactLink href={`tel:${order.customerPhone}`}>{order.customerPhone}</ContactLink>
            </Fact>
          )}
          {order.customerAddress !== "" && (
            <Fact label={t("order.address")}>
              <span translate="no">{order.customerAddress}</span>
            </Fact>
          )}
          {order.leavesOn && <Fact label={t("deliveryDays.leaves")}>{dayText(order.leavesOn, language)}</Fact>}
        </Facts>
        <OrderNotes order={order} />
      </DetailSection>
      <DetailSection title={t(isPaid ? "packed.title" : "order.items")}>
        {isPaid ? (
          <PackedWeights order={order} />
        ) : (
          <ul className="divide-ui-border-base divide-y text-base md:text-sm">
            {order.items.map(({ id, product, quantity, unit }) => (
              <li key={id} className="flex justify-between gap-x-3 py-2">
                <span className="text-ui-fg-base min-w-0 break-words">{product.name}</span>
                <span className="shrink-0 tabular-nums">{quantityText(quantity, unit, language)}</span>
              </li>
            ))}
          </ul>
        )}
      </DetailSection>
      {isPaid && !order.isPickedUp && (
        <DetailSection title={t("sending.section")}>
          <OrderParcel order={order} numberFor={numberFor} />
        </DetailSection>
      )}
    </>
  );
}
