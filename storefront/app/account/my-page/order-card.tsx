import { shownEmail } from "@zakh/kit/contract";
import { ORDER_STATUS, type Order, type OrderItem, orderNumber } from "@zakh/orders/contract";
import { useId, useState } from "react";
import { MakeStanding } from "../../again/make-standing";
import { OrderAgain } from "../../again/order-again";
import { useLaterTexts } from "../../i18n/use-later-texts";
import { useTexts } from "../../i18n/use-texts";
import { useMethodOf } from "../../lib/data/payment-methods";
import { formatDate } from "../../lib/format/dates";
import { formatWon } from "../../lib/format/money";
import { paths } from "../../lib/routing/paths";
import { ButtonLink } from "../../ui/button";
import { classes } from "../../ui/classes";
import { Icon } from "../../ui/icon";
import { ItemName, ItemPicture, OrderLines } from "../../ui/order-lines";
import { HowToPay } from "../order/how-to-pay";
import { OrderCashReceipt } from "../order/order-cash-receipt";
import { OrderDays } from "../order/order-days";
import { OrderMoney } from "../order/order-money";
import { OrderOffer } from "../order/order-offer";
import { OrderParcel } from "../order/order-parcel";
import { OrderStamp } from "../order/order-stamp";
import { OrderSteps } from "../order/order-steps";
import { OrderSums } from "../order/order-sums";
import { Pair } from "../order/pair";
import { PaymentAccounts } from "../order/payment-accounts";
import { PaymentFacts } from "../order/payment-facts";
import { usePaymentStatus } from "../order/payment-status";
import { RefundAccount } from "../order/refund-account";
import { StoreParcels } from "../order/store-parcels";

import { OwnOrderActions } from "./own-order-actions";

/** How many items a collapsed card shows (spec §9). */
const COLLAPSED_ITEMS = 3;

/** One order as a receipt: collapsed it shows the first items, expanded everything (spec §2). */
export function OrderCard({ order }: { order: Order }) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const details = useId();
  const number = orderNumber(order.id);
  return (
    <article aria-label={t("myPage.order", { number })} className="drop-shadow-[0_4px_8px_rgb(87_12_22/0.14)]">
      <div className="receipt p-4 md:p-6">
        <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 sm:grid sm:grid-cols-[minmax(0,1fr)_auto]">
          <h3 translate="no" className="figures text-title-s">{`#${number}`}</h3>
          {/* What is to be paid is the headline then, below. */}
          {order.due > 0 ? null : (
            <p className="figures text-title text-oxblood">{formatWon(Number(order.totalAmount))}</p>
          )}
          <p className="w-full text-small text-ink-faint">
            <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>{" "}
            <span>{`· ${t("myPage.items", { count: order.items.length })}`}</span>
          </p>
          <p className="mt-1 w-full pl-0.5">
            <OrderStamp order={order} />
          </p>
        </header>
        <HowToPay order={order} heading="h4" className="mt-3" />
        <OrderSteps order={order} />
        <OrderDays order={order} />
        <OrderParcel order={order} />
        <StoreParcels order={order} />
        <div id={details} className="rule mt-4 pt-3">
          {open ? <Details order={order} /> : <FirstItems items={order.items} />}
        </div>
        <OrderOffer order={order} />
        <RefundAccount order={order} />
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={details}
            onClick={() => setOpen(!open)}
            className="-mx-2 flex min-h-touch items-center gap-2 rounded-control px-2 font-display text-base font-medium tracking-sign text-oxblood hover:bg-paper"
          >
            <span>{open ? t("myPage.hideDetails") : t("myPage.showDetails")}</span>
            <Icon name="down" className={classes("size-5 transition-transform duration-calm", open && "rotate-180")} />
          </button>
          <div className="flex flex-wrap gap-3 w-full sm:w-auto">
            <ReviewLink order={order} />
            <OrderAgain number={number} items={order.items} />
          </div>
        </div>
        {open ? <MakeStanding lines={order.items} className="mt-2 max-sm:w-full" /> : null}
      </div>
    </article>
  );
}

/** Where products that were received are reviewed; for an order of one product its form. */
function ReviewLink({ order: { status, items } }: { order: Order }) {
  const { t } = useTexts();
  if (!ORDER_STATUS[status]?.delivered) return null;
  const [first, second] = items;
  const to = first && !second ? paths.reviewOf(first.productId) : paths.myReviews;
  return (
    <ButtonLink to={to} look="outline" className="w-full sm:w-auto">
      {t("reviews.write")}
    </ButtonLink>
  );
}

/** Where something is said to be wrong with a delivered order, and what became of it. */
function ClaimLink({ order: { id, status, customerEmail } }: { order: Order }) {
  const { t } = useTexts();
  const hasTexts = useLaterTexts();
  if (!ORDER_STATUS[status]?.delivered || !hasTexts) return null;
  return (
    <ButtonLink
      to={paths.orderConfirmation(id, customerEmail)}
      look="outline"
      className="w-full sm:w-auto sm:justify-self-start"
    >
      {t("claims.button")}
    </ButtonLink>
  );
}

function FirstItems({ items }: { items: OrderItem[] }) {
  const { t } = useTexts();
  const more = items.length - COLLAPSED_ITEMS;
  return (
    <ul className="grid gap-2 md:grid-cols-3">
      {items.slice(0, COLLAPSED_ITEMS).map((item) => (
        <li key={item.id} className="flex items-center gap-3">
          <ItemPicture item={item} />
          <ItemName item={item} className="line-clamp-2 min-w-0" />
        </li>
      ))}
      {more > 0 ? <li className="text-small font-medium text-ink-faint">{t("myPage.more", { count: more })}</li> : null}
    </ul>
  );
}

/** What is to be known and done of an order beside its lines. */
function Details({ order }: { order: Order }) {
  const { t } = useTexts();
  const { name, delivers } = useMethodOf(order);
  const paymentStatus = usePaymentStatus(order);
  return (
    <div className="grid gap-6">
      <OrderLines items={order.items} />
      <dl className="rule grid gap-1 pt-3 text-small">
        <OrderSums order={order} delivers={delivers} />
      </dl>
      <div className="grid gap-6 md:grid-cols-2">
        <section>
          <h4 className="mb-2 font-display text-base font-medium uppercase tracking-sign">
            {t(delivers ? "myPage.delivery" : "order.customer")}
          </h4>
          <dl className="grid gap-1 text-small">
            <Pair name={t("myPage.recipient")}>{order.customerName}</Pair>
            <Pair name={t("myPage.phone")}>{order.customerPhone}</Pair>
            {order.customerEmail ? (
              <Pair name={t("myPage.email")}>
                <span translate="no">{shownEmail(order.customerEmail)}</span>
              </Pair>
            ) : null}
            {delivers ? <Pair name={t("myPage.address")}>{order.customerAddress}</Pair> : null}
            {order.address?.doorCode ? (
              <Pair name={t("address.doorCode")}>
                <span translate="no">{order.address.doorCode}</span>
              </Pair>
            ) : null}
            {order.deliveryNote ? <Pair name={t("checkout.deliveryNote")}>{order.deliveryNote}</Pair> : null}
            {order.note ? <Pair name={t("order.note")}>{order.note}</Pair> : null}
          </dl>
        </section>
        <section>
          <h4 className="mb-2 font-display text-base font-medium uppercase tracking-sign">{t("myPage.payment")}</h4>
          {order.selectedBankAccount && order.due > 0 ? <PaymentAccounts chosen={order.selectedBankAccount} /> : null}
          <dl className="mt-3 grid gap-1 text-small">
            {order.selectedBankAccount ? null : <Pair name={t("order.method")}>{name}</Pair>}
            {/* While something is due they stand above. */}
            {order.due > 0 ? null : <PaymentFacts order={order} />}
            {order.transferAccountHolder ? (
              <Pair name={t("myPage.depositor")}>
                <span translate="no">{order.transferAccountHolder}</span>
              </Pair>
            ) : null}
            <Pair name={t("myPage.paymentStatus")}>{paymentStatus}</Pair>
            <OrderMoney order={order} />
            <OrderCashReceipt order={order} />
            <Pair name={t("myPage.orderNumber")} figures>
              {orderNumber(order.id)}
            </Pair>
            <Pair name={t("cart.total")} figures>
              {formatWon(Number(order.totalAmount))}
            </Pair>
          </dl>
        </section>
      </div>
      <OwnOrderActions order={order} />
      <ClaimLink order={order} />
    </div>
  );
}
