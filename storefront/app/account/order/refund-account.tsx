import type { Order } from "@zakh/orders/contract";
import { useLaterTexts } from "../../i18n/use-later-texts";
import { useTexts } from "../../i18n/use-texts";
import { useMethodOf } from "../../lib/data/payment-methods";
import { formatWon } from "../../lib/format/money";
import { paths } from "../../lib/routing/paths";
import { ButtonLink } from "../../ui/button";

/**
 * While money of an order is to be transferred back: the account that it goes to, masked, or that it is not known, with a link
 * to where the customer tells it (ruling 48). What was paid on pick-up goes back by hand.
 */
export function RefundAccount({ order }: { order: Order }) {
  const { t } = useTexts();
  const { delivers } = useMethodOf(order);
  const { id, refundAccount, toTransfer } = order;
  const hasTexts = useLaterTexts();
  if (toTransfer <= 0 || !delivers || !hasTexts) return null;
  const amount = formatWon(toTransfer);
  return (
    <div className="mt-4 rounded-control bg-mustard-wash p-3 text-small print:hidden">
      <p className="font-semibold">{t(refundAccount ? "refundAccount.known" : "refundAccount.wanted", { amount })}</p>
      {refundAccount ? <MaskedAccount account={refundAccount} /> : null}
      <ButtonLink to={paths.refundAccount(id)} look={refundAccount ? "outline" : "dark"} className="mt-3">
        {t(refundAccount ? "refundAccount.change" : "refundAccount.tell")}
      </ButtonLink>
    </div>
  );
}

/** Bank, end of the number and holder. */
export function MaskedAccount({ account }: { account: NonNullable<Order["refundAccount"]> }) {
  return (
    <p className="mt-1 break-words">
      <span>{account.bankName}</span> <span className="figures whitespace-nowrap">{account.accountNumber}</span>
      <span className="block text-ink-soft">{account.accountHolder}</span>
    </p>
  );
}
