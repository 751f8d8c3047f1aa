import { BANK_TRANSFER } from "@zakh/bank-transfer/contract";
import type { Order } from "@zakh/orders/contract";
import { useTexts } from "../i18n/text";
import { won } from "../money";
import { Fact, Facts } from "../ui/facts";

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
