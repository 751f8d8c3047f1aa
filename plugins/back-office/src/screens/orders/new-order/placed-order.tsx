import { Button, Container, Text } from "@medusajs/ui";
import type { AdminPlacedOrder } from "@zakh/checkout/contract";
import { orderNumber } from "@zakh/orders/contract";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { dateTime } from "../../dates";
import { useScreenPath } from "../../host";
import { useTexts } from "../../i18n/text";
import { useOrder } from "../../resources/orders";
import { Fact, Facts } from "../../ui/facts";
import { won } from "../../ui/money";
import { MESSAGE_BUTTON, MessageActions } from "./message-actions";

/** What was placed, and the message for the customer: to copy, or to hand to an app of the phone. */
export function PlacedOrder({ placed, onAnother }: { placed: AdminPlacedOrder; onAnother: () => void }) {
  const { t } = useTexts();
  const screenPath = useScreenPath();
  const { data: order } = useOrder(placed.id);
  const heading = useRef<HTMLHeadingElement>(null);
  const number = orderNumber(placed.id);
  // The form is gone: screen readers and the page begin again at the top.
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, []);

  return (
    <Container className="flex flex-col gap-y-4 p-4 md:p-6">
      <h2 ref={heading} tabIndex={-1} className="text-ui-fg-base text-lg font-semibold outline-none">
        {t("newOrder.placed", { number })}
      </h2>
      <Facts>
        <Fact label={t("newOrder.sum")}>
          <span className="text-lg font-semibold tabular-nums">{won(placed.totalAmount)}</span>
        </Fact>
        {order?.selectedBankAccount && (
          <Fact label={t("order.account")}>
            <span>{order.selectedBankAccount.bankName}</span>
            <span className="block tabular-nums">{order.selectedBankAccount.accountNumber}</span>
            <span className="text-ui-fg-subtle block text-sm">{order.selectedBankAccount.accountHolder}</span>
          </Fact>
        )}
        {order?.transferAccountHolder && (
          <Fact label={t("newOrder.code")}>
            <span className="tabular-nums">{placed.transferCode}</span>
          </Fact>
        )}
        {order?.paymentDeadline && (
          <Fact label={t("order.paymentDeadline")}>
            <span className="tabular-nums">{dateTime(order.paymentDeadline)}</span>
          </Fact>
        )}
      </Facts>
      <section aria-labelledby="message" className="flex flex-col gap-y-2">
        <Text id="message" className="text-ui-fg-subtle text-sm font-medium">
          {t(order?.customerEmail ? "newOrder.mailed" : "newOrder.toSend")}
        </Text>
        <p
          translate="no"
          className="bg-ui-bg-subtle border-ui-border-base text-ui-fg-base whitespace-pre-line break-words rounded-lg border p-3 text-base md:text-sm"
        >
          {placed.message}
        </p>
      </section>
      <div className="flex flex-col gap-3 md:flex-row">
        <MessageActions message={placed.message} />
        <Button asChild variant="secondary" className={MESSAGE_BUTTON}>
          <Link to={screenPath("orders", { id: String(placed.id) })}>{t("newOrder.open")}</Link>
        </Button>
        <Button variant="secondary" className={MESSAGE_BUTTON} onClick={onAnother}>
          {t("newOrder.another")}
        </Button>
      </div>
    </Container>
  );
}
