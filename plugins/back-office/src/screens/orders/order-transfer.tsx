import { ORDER_STATUS, type Order } from "@zakh/orders/contract";
import { useTexts } from "../i18n/text";
import { usePaymentOf } from "../resources/payment-methods";
import { useStaffRole } from "../resources/session";
import { Fact, Facts } from "../ui/facts";
import { won } from "../ui/money";
import { DifferenceReceived } from "./difference-received";
import { MoneyReturned } from "./money-returned";
import { OrderReceipt } from "./order-receipt";
import { PaymentDeadline } from "./payment-deadline";
import { RefundAccount } from "./refund-account";

/** The payment method, and for a transfer what to look for on the bank statement: depositor, amount, and account. */
export function OrderTransfer({ order }: { order: Order }) {
  const { t } = useTexts();
  const role = useStaffRole();
  const account = order.selectedBankAccount;
  const payment = usePaymentOf(order);
  return (
    <Facts>
      {order.transferAccountHolder && (
        <Fact label={t("order.depositor")}>
          <span translate="no">
            <span className="font-semibold">{order.transferAccountHolder}</span>
            <span className="text-ui-fg-subtle block text-sm tabular-nums">{order.transferCode}</span>
          </span>
        </Fact>
      )}
      <Fact label={t("order.total")}>
        <span className="font-semibold tabular-nums">{won(order.totalAmount)}</span>
      </Fact>
      <Fact label={t("order.method")}>{payment.name}</Fact>
      {payment.facts.map(({ name, label, value }) => (
        <Fact key={name} label={label}>
          <span className="whitespace-pre-line">{value}</span>
        </Fact>
      ))}
      {ORDER_STATUS[order.status].awaitsPayment && order.selectedBankAccount && (
        <Fact label={t("order.paymentDeadline")}>
          <PaymentDeadline order={order} />
        </Fact>
      )}
      {order.received > 0 && (
        <Fact label={t("order.received")}>
          <span className="tabular-nums">{won(order.received)}</span>
        </Fact>
      )}
      {order.toReturn > 0 && (
        <Fact label={t("order.toReturn")}>
          <span className="text-ui-tag-red-text mb-2 block font-semibold tabular-nums">{won(order.toReturn)}</span>
          {role === "owner" && <MoneyReturned order={order} />}
        </Fact>
      )}
      {order.creditUsed > 0 && (
        <Fact label={t("order.creditUsed")}>
          <span className="tabular-nums">{won(order.creditUsed)}</span>
        </Fact>
      )}
      {order.creditGiven > 0 && (
        <Fact label={t("order.creditGiven")}>
          <span className="tabular-nums">{won(order.creditGiven)}</span>
        </Fact>
      )}
      {order.due > 0 && order.due !== Number(order.totalAmount) && (
        <Fact label={t("order.due")}>
          <span className="mb-2 block font-semibold tabular-nums">{won(order.due)}</span>
          {!ORDER_STATUS[order.status].awaitsPayment && <DifferenceReceived order={order} />}
        </Fact>
      )}
      {order.toReturn > 0 && (order.toTransfer > 0 || order.refundAccount) && (
        <Fact label={t("refundAccount.title")}>
          <RefundAccount order={order} />
        </Fact>
      )}
      {order.returned > 0 && (
        <Fact label={t("order.returned")}>
          <span className="tabular-nums">{won(order.returned)}</span>
        </Fact>
      )}
      <Fact label={t("order.cashReceipt")}>
        <OrderReceipt order={order} />
      </Fact>
      {account && (
        <Fact label={t("order.account")}>
          <span translate="no">
            <span>{account.bankName}</span>
            <span className="block tabular-nums">{account.accountNumber}</span>
            <span className="text-ui-fg-subtle block text-sm">{account.accountHolder}</span>
          </span>
        </Fact>
      )}
    </Facts>
  );
}
