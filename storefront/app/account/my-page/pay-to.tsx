import type { BankAccountSnapshot } from "@zakh/bank-transfer/contract";
import type { Order } from "@zakh/orders/contract";
import { useTexts } from "../../i18n/use-texts";
import { useMethodOf, usePaymentFacts } from "../../lib/data/payment-methods";
import { CopyButton } from "../../ui/copy-button";

/** The account that an unpaid order is paid to, shown also on the collapsed card, because shoppers come for it. */
export function PayTo({ account }: { account: BankAccountSnapshot }) {
  const { t } = useTexts();
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-mustard-wash p-3">
      <p className="min-w-0 text-small">
        <span className="block text-micro text-ink-soft">{t("order.payTo")}</span>
        <span className="block font-semibold">{account.bankName}</span>
        <span className="figures break-words text-base">{account.accountNumber}</span>
      </p>
      <CopyButton
        text={account.accountNumber}
        label={t("checkout.copyNamed", { bank: account.bankName })}
        className="max-sm:w-full max-sm:justify-center"
      />
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
