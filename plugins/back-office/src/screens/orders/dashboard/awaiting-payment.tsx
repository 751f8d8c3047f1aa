import { CheckCircle } from "@medusajs/icons";
import { Badge, Button, Container, Heading, Text } from "@medusajs/ui";
import { type Order, orderNumber } from "@zakh/orders/contract";
import { Link } from "react-router";
import { useScreenPath } from "../../host";
import { useTexts } from "../../i18n/text";
import { AWAITING_PAYMENT, useOrders } from "../../resources/orders";
import { usePaymentOf } from "../../resources/payment-methods";
import { CallButton } from "../../ui/call-button";
import { won } from "../../ui/money";
import { PartPaid } from "../../ui/part-paid";
import { Blank, EmptyState, LoadError } from "../../ui/screen-state";
import { PaymentArrived } from "./payment-arrived";
import { waitingTime } from "./waiting-time";

/** Number of orders on the dashboard; a link leads to the others. */
const MAX_ORDERS = 5;

/** Unpaid orders, longest wait first, with the name to look for on the bank statement. */
export function AwaitingPayment() {
  const { t } = useTexts();
  const screenPath = useScreenPath();
  const { data, isError, error, refetch, dataUpdatedAt } = useOrders(AWAITING_PAYMENT, MAX_ORDERS, 0);
  const { status, sort } = AWAITING_PAYMENT;
  return (
    <section className="flex flex-col gap-y-3" aria-labelledby="awaiting-payment">
      <div className="flex items-center justify-between gap-x-3">
        <Heading level="h2" id="awaiting-payment" className="text-lg font-semibold">
          {t("dashboard.awaiting")}
        </Heading>
        {data && data.total > 0 && (
          <Button asChild variant="transparent" className="text-ui-fg-interactive -mr-2 h-11 shrink-0 px-3 text-sm">
            <Link to={screenPath("orders", { status, sort })}>
              {t("dashboard.awaiting.all", { count: data.total })}
            </Link>
          </Button>
        )}
      </div>
      <Container className="p-0">
        {isError && !data ? (
          <LoadError title={t("orders.failed")} error={error} onRetry={() => refetch()} />
        ) : !data ? (
          <div className="flex flex-col gap-y-4 p-4" aria-busy>
            <Blank className="h-10 w-full" />
            <Blank className="h-10 w-full" />
          </div>
        ) : data.rows.length === 0 ? (
          <EmptyState icon={<CheckCircle />}>{t("dashboard.awaiting.none")}</EmptyState>
        ) : (
          <ol className="divide-ui-border-base flex flex-col divide-y">
            {data.rows.map((order) => (
              // Updated with every poll, so that the wait grows while the page is open.
              <Awaiting key={order.id} order={order} now={dataUpdatedAt} />
            ))}
          </ol>
        )}
      </Container>
    </section>
  );
}

function Awaiting({ order, now }: { order: Order; now: number }) {
  const { t } = useTexts();
  const screenPath = useScreenPath();
  const payment = usePaymentOf(order);
  const wait = waitingTime(order.createdAt, now);
  return (
    <li className="flex flex-col gap-3 p-4 md:flex-row md:items-center md:px-5 md:py-3">
      <div className="flex min-w-0 flex-1 items-center gap-x-3">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2">
            <Link
              to={screenPath("orders", { id: String(order.id) })}
              className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover -my-2 inline-flex min-h-11 items-center font-medium tabular-nums md:min-h-9"
              aria-label={t("orders.view.label", { number: orderNumber(order.id) })}
            >
              {orderNumber(order.id)}
            </Link>
            <Badge size="2xsmall" color={wait.long ? "red" : "grey"} className="whitespace-nowrap">
              {t(`dashboard.waiting.${wait.unit}`, { count: wait.count })}
            </Badge>
          </p>
          <Text className="text-ui-fg-base break-words text-base md:text-sm">{order.customerName}</Text>
          <Text className="text-ui-fg-subtle break-words text-sm">
            {order.transferAccountHolder
              ? t("dashboard.awaiting.depositor", { name: order.transferAccountHolder })
              : payment.name}
          </Text>
        </div>
        <span className="text-right">
          <span className="text-ui-fg-base whitespace-nowrap text-base font-semibold tabular-nums">
            {won(order.totalAmount)}
          </span>
          <PartPaid order={order} />
        </span>
      </div>
      <div className="flex items-center gap-x-3">
        <PaymentArrived order={order} />
        <CallButton
          phone={order.customerPhone}
          label={t("orders.call", { name: order.customerName })}
          className="size-12 shrink-0 md:size-9"
        />
      </div>
    </li>
  );
}
