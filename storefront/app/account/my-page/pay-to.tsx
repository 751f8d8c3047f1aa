import type { BankAccountSnapshot } from "@zakh/bank-transfer/contract";
import { useTexts } from "../../i18n/use-texts";
import { CopyButton } from "../../ui/copy-button";

/** Where an order that waits for its money is paid to, at hand without unfolding it: that is what a shopper comes for. */
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
