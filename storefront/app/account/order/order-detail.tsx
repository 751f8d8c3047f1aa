import { shownEmail } from "@zakh/kit/contract";
import { ORDER_STATUS, type Order, type OrderStatus, orderNumber } from "@zakh/orders/contract";
import { OrderAgain } from "../../again/order-again";
import { useTexts } from "../../i18n/use-texts";
import { useMethodOf } from "../../lib/data/payment-methods";
import { formatDate } from "../../lib/format/dates";
import { formatWon } from "../../lib/format/money";
import { paths } from "../../lib/routing/paths";
import { ShopCollects } from "../../sellers/shop-collects";
import { Button, ButtonLink } from "../../ui/button";
import { Icon, type IconName } from "../../ui/icon";
import { OrderLines } from "../../ui/order-lines";
import { OrderDays } from "./order-days";
import { OrderMoney } from "./order-money";
import { OrderParcel } from "./order-parcel";
import { OrderStamp } from "./order-stamp";
import { OrderSteps } from "./order-steps";
import { OrderSums } from "./order-sums";
import { Pair } from "./pair";
import { PaymentFacts } from "./payment-facts";
import { usePaymentStatus } from "./payment-status";
import { PrintStatement } from "./print-statement";
import { RefundAccount } from "./refund-account";
import { StoreParcels } from "./store-parcels";

function iconOf(status: OrderStatus, delivers: boolean): IconName {
  if (!(status in ORDER_STATUS)) return "alert";
  const is = ORDER_STATUS[status];
  if (is.delivered) return delivers ? "truck" : "check";
  return is.paid ? "check" : is.awaitsPayment ? "clock" : "close";
}

/** The whole order on one receipt, which prints on one sheet (spec §2). */
export function OrderDetail({ order, linkKey }: { order: Order; linkKey?: string }) {
  const { t } = useTexts();
  const { name, delivers } = useMethodOf(order);
  const paymentStatus = usePaymentStatus(order);
  const number = orderNumber(order.id);
  return (
    <article
      aria-label={t("myPage.order", { number })}
      className="drop-shadow-[0_6px_12px_rgb(87_12_22/0.16)] print:drop-shadow-none"
    >
      <div className="receipt p-5 md:p-8 print:p-0">
        <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div>
            <h2 translate="no" className="figures text-title">{`#${number}`}</h2>
            <p className="text-small text-ink-faint">
              <span>{`${t("order.created")}:`}</span>{" "}
              <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>
            </p>
          </div>
          <p className="flex items-center gap-2 py-1">
            <Icon name={iconOf(order.status, delivers)} className="size-5 text-ink-soft" />
            <OrderStamp order={order} />
          </p>
        </header>
        <OrderSteps order={order} />
        <OrderDays order={order} />
        <OrderParcel order={order} />
        <StoreParcels order={order} linkKey={linkKey} />
        <div className="rule mt-4 grid gap-x-10 gap-y-5 pt-4 md:grid-cols-2 print:grid-cols-2">
          <section>
            <h3 className="mb-2 text-base uppercase">{t("order.customer")}</h3>
            <dl className="grid gap-1 text-small">
              <Pair name={t("checkout.name")}>{order.customerName}</Pair>
              <Pair name={t("myPage.phone")}>{order.customerPhone}</Pair>
              {order.address?.doorCode ? (
                <Pair name={t("address.doorCode")}>
                  <span translate="no">{order.address.doorCode}</span>
                </Pair>
              ) : null}
              {order.deliveryNote ? <Pair name={t("checkout.deliveryNote")}>{order.deliveryNote}</Pair> : null}
              {order.note ? <Pair name={t("order.note")}>{order.note}</Pair> : null}
              {order.customerEmail ? (
                <Pair name={t("myPage.email")}>
                  <span translate="no">{shownEmail(order.customerEmail)}</span>
                </Pair>
              ) : null}
            </dl>
          </section>
          {delivers ? (
            <section>
              <h3 className="mb-2 text-base uppercase">{t("order.address")}</h3>
              <p className="whitespace-pre-line break-words text-small font-medium">{order.customerAddress}</p>
            </section>
          ) : null}
        </div>
        <section className="rule mt-5 pt-4">
          <h3 className="mb-1 text-base uppercase">{t("order.items")}</h3>
          <OrderLines items={order.items} />
          <ShopCollects lines={order.items} />
        </section>
        <dl className="rule grid gap-1 pt-3 text-small">
          <Pair name={t("order.method")}>{name}</Pair>
          <PaymentFacts order={order} />
          <Pair name={t("myPage.paymentStatus")}>{paymentStatus}</Pair>
          <OrderMoney order={order} />
          <OrderSums order={order} delivers={delivers} />
          <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="text-base font-semibold">{t("cart.total")}</dt>
            <dd className="figures ml-auto text-title-l text-oxblood">{formatWon(Number(order.totalAmount))}</dd>
          </div>
        </dl>
        <RefundAccount order={order} />
        <div className="mt-5 flex flex-wrap gap-3 print:hidden">
          <ButtonLink to={paths.home}>{t("common.backHome")}</ButtonLink>
          <OrderAgain number={number} items={order.items} />
          <Button look="outline" onClick={() => window.print()}>
            <Icon name="printer" className="size-5" />
            <span>{t("order.print")}</span>
          </Button>
          <PrintStatement order={order} />
        </div>
      </div>
    </article>
  );
}
