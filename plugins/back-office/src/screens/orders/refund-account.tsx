import { Button } from "@medusajs/ui";
import { type Order, orderNumber } from "@zakh/orders/contract";
import { useState } from "react";
import { useTexts } from "../i18n/text";
import { useAskRefundAccount } from "../resources/orders";
import { useRefundAccount } from "../resources/returns";
import { ActionButton } from "../ui/action-button";
import { useErrorToast } from "../ui/error-toast";
import { useFailureText } from "../ui/failure-text";
import { toast } from "../ui/toast";
import { useCopy } from "../ui/use-copy";
import { RefundAccountForm } from "./refund-account-form";

/**
 * Where an order's money goes back to. It is masked until the owner asks for the whole number; where it is not known, he
 * asks the customer by mail or enters it.
 */
export function RefundAccount({ order }: { order: Order }) {
  const { t } = useTexts();
  const [entering, setEntering] = useState(false);
  return (
    <div className="flex flex-col gap-y-2">
      {order.refundAccount ? (
        <Known order={order} account={order.refundAccount} />
      ) : (
        <p>{t("refundAccount.unknown")}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {!order.refundAccount && order.customerEmail !== "" && <Ask order={order} />}
        <ActionButton busy={false} onPress={() => setEntering(true)}>
          {t(order.refundAccount ? "refundAccount.edit" : "refundAccount.enter")}
        </ActionButton>
      </div>
      {entering && <RefundAccountForm order={order} onClose={() => setEntering(false)} />}
    </div>
  );
}

function Known({ order, account }: { order: Order; account: NonNullable<Order["refundAccount"]> }) {
  const { t } = useTexts();
  const failureText = useFailureText();
  const [shown, setShown] = useState(false);
  const whole = useRefundAccount(order.id, shown);
  const { bankName, accountNumber, accountHolder } = whole.data ?? account;
  const copy = useCopy();
  const copyNumber = () =>
    copy(accountNumber.replace(/\D/g, ""), {
      title: t("refundAccount.copied"),
      description: `${bankName} ${accountNumber}`,
    });

  return (
    <div>
      <p translate="no" className="break-words">
        <span>{`${bankName} `}</span>
        <span className="whitespace-nowrap font-semibold tabular-nums">{accountNumber}</span>
        <span className="text-ui-fg-subtle block">{accountHolder}</span>
      </p>
      {whole.isError && (
        <p role="alert" className="text-ui-tag-red-text text-sm">
          {failureText(whole.error)}
        </p>
      )}
      <Button
        variant="transparent"
        className="text-ui-fg-interactive -ml-3 h-11 px-3 text-sm md:h-9"
        isLoading={whole.isLoading}
        onClick={() => (whole.data ? void copyNumber() : setShown(true))}
      >
        {t(whole.data ? "refundAccount.copy" : "refundAccount.show")}
      </Button>
    </div>
  );
}

function Ask({ order }: { order: Order }) {
  const { t } = useTexts();
  const show = useErrorToast();
  const ask = useAskRefundAccount(order.id);

  async function send() {
    try {
      await ask.mutateAsync(undefined);
      toast.success(t("refundAccount.askSent"), { description: orderNumber(order.id) });
    } catch (error) {
      show.refused(error, t("refundAccount.askFailed"));
    }
  }

  return (
    <ActionButton busy={ask.isPending} onPress={() => void send()}>
      {t("refundAccount.ask")}
    </ActionButton>
  );
}
