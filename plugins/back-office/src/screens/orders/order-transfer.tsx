import { BANK_TRANSFER } from "@zakh/bank-transfer/contract";
import type { Order } from "@zakh/orders/contract";
import { useTexts } from "../i18n/text";
import { won } from "../money";
import { Fact, Facts } from "../ui/facts";
import { MoneyReturned } from "./money-returned";

/** What to look for on the bank statement: who the transfer is made by, how much, and the account paid to. */
export function OrderTransfer({ order }: { order: Order }) {
  const { t } = useTexts();
  const account = order.selectedBankAccount;
  return (
    <Facts>
      <Fact label={t("order.depositor")}>
        <span className="font-semibold">{order.transferAccountHolder}</span>
      </Fact>
      <Fact label={t("order.total")}>
        <span className="font-semibold tabular-nums">{won(order.totalAmount)}</span>
      </Fact>
      <Fact label={t("order.method")}>
        {order.paymentMethod === BANK_TRANSFER ? t("order.method.bank_transfer") : order.paymentMethod}
      </Fact>
      {order.received > 0 && (
        <Fact label={t("order.received")}>
          <span className="tabular-nums">{won(order.received)}</span>
        </Fact>
      )}
      {order.toReturn > 0 && (
        <Fact label={t("order.toReturn")}>
          <span className="text-ui-tag-red-text mb-2 block font-semibold tabular-nums">{won(order.toReturn)}</span>
          <MoneyReturned order={order} />
        </Fact>
      )}
      {account && (
        <Fact label={t("order.account")}>
          {account.bankName}
          <span className="block tabular-nums">{account.accountNumber}</span>
          <span className="text-ui-fg-subtle block text-sm">{account.accountHolder}</span>
        </Fact>
      )}
    </Facts>
  );
}
