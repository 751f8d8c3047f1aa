import { type Order, orderNumber } from "@zakh/orders/contract";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useLaterTexts } from "../../i18n/use-later-texts";
import { useTexts } from "../../i18n/use-texts";
import { useOrder } from "../../lib/data/orders";
import { formatWon } from "../../lib/format/money";
import { paths } from "../../lib/routing/paths";
import type { PageHandle } from "../../lib/seo/page-handle";
import { useLoginGuard } from "../../session/use-login-guard";
import { Button, ButtonLink } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { PageSpinner } from "../../ui/page-spinner";
import { LookupFailure } from "../order/lookup-failure";
import { usePaymentStatus } from "../order/payment-status";
import { readOrderNumber } from "../order/read-order-number";
import { MaskedAccount } from "../order/refund-account";
import { RefundAccountForm } from "./refund-account-form";

export const handle: PageHandle = { title: ({ t }) => t("refundAccount.title") };

/** Where whoever placed an order tells the account to which its money goes back (ruling 48). */
export default function RefundAccountPage() {
  const { t } = useTexts();
  const { user } = useLoginGuard({ tab: "login" });
  const [search] = useSearchParams();
  const id = readOrderNumber(search.get("id") ?? "");
  const { data: order, error } = useOrder(user && id !== undefined ? { id, email: "" } : undefined);
  const hasTexts = useLaterTexts();
  if (!user || !hasTexts || (id !== undefined && !order && !error)) return <PageSpinner />;
  return (
    <div className="page max-w-[36rem] pt-6 md:pt-10">
      <h1 className="text-headline uppercase">{t("refundAccount.title")}</h1>
      {order ? <AccountOfOrder order={order} /> : null}
      {!order && error ? (
        <div className="mt-5">
          <LookupFailure error={error} />
        </div>
      ) : null}
      <ButtonLink to={paths.myPage} look="quiet" className="-ml-5 mt-4">
        {t("myPage.title")}
      </ButtonLink>
    </div>
  );
}

function AccountOfOrder({ order }: { order: Order }) {
  const { t } = useTexts();
  const { toReturn, refundAccount } = order;
  const paymentStatus = usePaymentStatus(order);
  const [changing, setChanging] = useState(false);
  const amount = formatWon(toReturn);
  if (toReturn <= 0) return <p className="mt-2 text-ink-soft">{paymentStatus}</p>;
  if (refundAccount && !changing) {
    return (
      <section role="status" className="mt-5 flex gap-3 rounded-control border-l-4 border-steppe bg-steppe-wash p-4">
        <Icon name="check" className="size-6 shrink-0 text-steppe-deep" />
        <div className="min-w-0">
          <p className="font-semibold">{t("refundAccount.known", { amount })}</p>
          <MaskedAccount account={refundAccount} />
          <p className="mt-2 text-small text-ink-soft">{t("refundAccount.kept")}</p>
          <Button look="outline" className="mt-3" onClick={() => setChanging(true)}>
            {t("refundAccount.change")}
          </Button>
        </div>
      </section>
    );
  }
  return (
    <>
      <p className="mt-2 text-ink-soft">{`#${orderNumber(order.id)}: ${t("refundAccount.wanted", { amount })}`}</p>
      <RefundAccountForm order={order} onSaved={() => setChanging(false)} />
    </>
  );
}
