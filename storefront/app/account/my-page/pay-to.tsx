import type { BankAccountSnapshot } from "@zakh/bank-transfer/contract";
import type { Order } from "@zakh/orders/contract";
import { useTexts } from "../../i18n/use-texts";
import { useMethodOf, usePaymentFacts } from "../../lib/data/payment-methods";
import { TransferSheet } from "../order/transfer-sheet";

/** How to pay an unpaid order by transfer, shown also on the collapsed card, because shoppers come for it. */
export function PayTo({ order, account }: { order: Order; account: BankAccountSnapshot }) {
  const { t } = useTexts();
  return (
    <div className="mt-4 rounded-control bg-mustard-wash p-3">
      <p className="mb-3 text-small">
        <span className="block text-micro text-ink-soft">{t("order.payTo")}</span>
        <span className="block font-semibold">{account.bankName}</span>
      </p>
      <TransferSheet order={order} account={account} />
    </div>
  );
}

/** The same for an order that is not paid to an account: the method and its facts, such as where. */
export function PayAt({ order }: { order: Order }) {
  const { method, name } = useMethodOf(order);
  const facts = usePaymentFacts(method, order.paymentDetails);
  return (
    <div className="mt-4 rounded-control bg-mustard-wash p-3 text-small">
      <p className="font-semibold">{name}</p>
      {facts.map(({ name, label, value }) => (
        <p key={name} className="mt-1 break-words">
          <span className="block text-micro text-ink-soft">{label}</span>
          <span className="whitespace-pre-line">{value}</span>
        </p>
      ))}
    </div>
  );
}
