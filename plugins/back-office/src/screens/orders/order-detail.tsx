import { ChevronDownMini, ChevronUpMini } from "@medusajs/icons";
import { Button, clx, IconButton } from "@medusajs/ui";
import { dayText, shownEmail } from "@zakh/kit/contract";
import { ORDER_STATUS, type Order, orderNumber } from "@zakh/orders/contract";
import { dateTime } from "../dates";
import { useTexts } from "../i18n/text";
import { useOrder } from "../resources/orders";
import { usePaymentOf } from "../resources/payment-methods";
import { useStaffRole } from "../resources/session";
import { CustomerLink } from "../ui/customer-link";
import { ContactLink, DetailDrawer, DetailSection } from "../ui/drawers/detail-drawer";
import { DRAWER_BUTTON } from "../ui/drawers/side-drawer";
import { Fact, Facts } from "../ui/facts";
import { signedWon, won } from "../ui/money";
import { OwnerNotes } from "../ui/owner-notes";
import { ChangeOrder } from "./change-order";
import { ClaimsOfOrder } from "./claims/claims-of-order";
import { DeliveryActions } from "./delivery-actions";
import { OrderCorrection } from "./order-correction";
import { OrderHistory } from "./order-history";
import { OrderItems } from "./order-items";
import { OrderMessage } from "./order-message";
import { OrderNotes } from "./order-notes";
import { OrderStatusSelect } from "./order-status-select";
import { OrderTransfer } from "./order-transfer";
import { PackedWeights } from "./packed-weights";
import { PackersOrder } from "./packers-order";
import { PackingSlip } from "./packing-slip";
import { shownReductions } from "./reductions";
import { type NumberFor, OrderParcel } from "./sending/order-parcel";
import { PrintStatement } from "./statement/print-statement";
import { StoreParts } from "./store-parts";
import type { useOrderSteps } from "./use-order-steps";
import { WaitingOffer } from "./waiting-offer";

interface OrderDetailProps {
  id: number | undefined;
  /** The orders around it, where it is opened from a list. */
  steps?: ReturnType<typeof useOrderSteps>;
  numberFor?: NumberFor;
  onClose: () => void;
}

/**
 * One order in a dialog: products, customer, address, payment, and history (spec §2 Admin orders). Without `id` it is
 * closed.
 */
export function OrderDetail({ id, steps, numberFor, onClose }: OrderDetailProps) {
  const { t } = useTexts();
  const order = useOrder(id);
  const isPacker = useStaffRole() === "packer";
  const { place, total, has, step } = steps ?? {};
  return (
    <DetailDrawer
      open={id !== undefined}
      title={id === undefined ? "" : orderNumber(id)}
      subtitle={place ? `${t("order.title")} · ${place}/${total}` : t("order.title")}
      wide
      hasShortcuts
      beside={
        step &&
        Boolean(place) && (
          <>
            {/* Without tooltips: the first of them has the focus when the drawer opens. */}
            <IconButton
              type="button"
              aria-label={t("order.previous")}
              variant="transparent"
              className="size-11 shrink-0"
              disabled={!has?.previous}
              onClick={() => step(-1)}
            >
              <ChevronUpMini />
            </IconButton>
            <IconButton
              type="button"
              aria-label={t("order.next")}
              variant="transparent"
              className="size-11 shrink-0"
              disabled={!has?.next}
              onClick={() => step(1)}
            >
              <ChevronDownMini />
            </IconButton>
          </>
        )
      }
      query={order}
      failed={t("order.failed")}
      onClose={onClose}
      footer={(loaded) => (
        <>
          {loaded && !isPacker && <PrintStatement order={loaded} />}
          {loaded && <PackingSlip order={loaded} />}
          <Button variant="secondary" className={DRAWER_BUTTON} onClick={onClose}>
            {t("close")}
          </Button>
        </>
      )}
    >
      {(loaded) =>
        isPacker ? (
          <PackersOrder key={loaded.id} order={loaded} numberFor={numberFor} />
        ) : (
          <OrderFacts key={loaded.id} order={loaded} numberFor={numberFor} />
        )
      }
    </DetailDrawer>
  );
}

function OrderFacts({ order, numberFor }: { order: Order; numberFor: NumberFor | undefined }) {
  const { t, language } = useTexts();
  const payment = usePaymentOf(order);
  const reductions = shownReductions(order);
  return (
    <>
      <DetailSection title={t("order.info")}>
        <Facts>
          <Fact label={t("order.number")}>
            <span translate="no">{orderNumber(order.id)}</span>
          </Fact>
          <Fact label={t("order.date")}>{dateTime(order.createdAt)}</Fact>
          <Fact label={t("order.status")}>
            <OrderStatusSelect order={order} className="w-full sm:w-60" />
          </Fact>
        </Facts>
      </DetailSection>
      <DetailSection title={t("order.customer")}>
        <Facts>
          <Fact label={t("order.name")}>
            <CustomerLink id={order.userId}>{order.customerName}</CustomerLink>
          </Fact>
          <Fact label={t("order.phone")}>
            {order.customerPhone === "" ? (
              "—"
            ) : (
              <ContactLink href={`tel:${order.customerPhone}`}>{order.customerPhone}</ContactLink>
            )}
          </Fact>
          <Fact label={t("order.email")}>
            {order.customerEmail === "" ? (
              "—"
            ) : (
              <ContactLink href={`mailto:${order.customerEmail}`}>{shownEmail(order.customerEmail)}</ContactLink>
            )}
          </Fact>
          {payment.delivers && (
            <Fact label={t("order.address")}>
              <span translate="no">{order.customerAddress}</span>
            </Fact>
          )}
          {order.leavesOn && <Fact label={t("deliveryDays.leaves")}>{dayText(order.leavesOn, language)}</Fact>}
          {order.arrivesOn && <Fact label={t("deliveryDays.arrives")}>{dayText(order.arrivesOn, language)}</Fact>}
        </Facts>
        <OrderNotes order={order} />
        {payment.delivers && <DeliveryActions order={order} />}
        {order.customerEmail === "" && <OrderMessage id={order.id} />}
      </DetailSection>
      <DetailSection title={t("order.payment")}>
        <OrderTransfer order={order} />
      </DetailSection>
      <DetailSection title={t("order.items")}>
        <OrderItems order={order} />
        <dl className="mt-3 flex flex-col gap-y-1.5 tabular-nums">
          <Sum label={t("order.subtotal")} amount={order.subtotal} />
          <Sum label={t("order.shippingFee")} amount={order.shippingFee} />
          {order.transferDiscount > 0 && (
            <Sum label={t("order.transferDiscount")} amount={order.transferDiscount} taken />
          )}
          {order.discount > 0 && (
            <Sum label={`${t("order.discount")}: ${order.discountReason}`} amount={order.discount} taken />
          )}
          {reductions.map(([name, amount]) => (
            <Sum key={name} label={t(`order.${name}`)} amount={Math.abs(amount)} taken={amount > 0} />
          ))}
          <Sum label={t("order.total")} amount={order.totalAmount} grand />
        </dl>
        {order.offer && <WaitingOffer order={order} offer={order.offer} />}
        <div className="mt-3 empty:hidden">
          {ORDER_STATUS[order.status].delivered ? <OrderCorrection order={order} /> : <ChangeOrder order={order} />}
        </div>
      </DetailSection>
      {ORDER_STATUS[order.status].awaitsDelivery && (
        <DetailSection title={t("packed.title")}>
          <PackedWeights order={order} />
        </DetailSection>
      )}
      {payment.delivers && (order.sentAt || ORDER_STATUS[order.status].paid) && (
        <DetailSection title={t("sending.section")}>
          <OrderParcel order={order} numberFor={numberFor} />
        </DetailSection>
      )}
      <StoreParts order={order} />
      {ORDER_STATUS[order.status].paid && <ClaimsOfOrder orderId={order.id} />}
      <DetailSection title={t("notes.title")}>
        <OwnerNotes userId={order.userId} orderId={order.id} />
      </DetailSection>
      <OrderHistory id={order.id} />
    </>
  );
}

interface SumProps {
  label: string;
  /** Won. */
  amount: number | string;
  grand?: boolean;
  /** Whether it is taken off the total. */
  taken?: boolean;
}

function Sum({ label, amount, grand, taken }: SumProps) {
  return (
    <div
      className={clx("flex justify-between gap-x-4", {
        "text-ui-fg-subtle text-sm": !grand,
        "text-ui-fg-base border-ui-border-base mt-1 border-t pt-2.5 text-lg font-semibold": grand,
      })}
    >
      <dt>{label}</dt>
      <dd>{taken ? signedWon(-amount) : won(amount)}</dd>
    </div>
  );
}
