import { zodResolver } from "@hookform/resolvers/zod";
import { type Order, type RefundAccountInput, refundAccountInput } from "@zakh/orders/contract";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { useTexts } from "../../i18n/use-texts";
import { useSetRefundAccount } from "../../lib/data/orders";
import { useSignInAgain } from "../../session/sign-in-again";
import { BankAccountFields } from "../../ui/bank-account-fields";
import { Button } from "../../ui/button";
import { toast } from "../../ui/toast-store";
import { useSubmit } from "../../ui/use-submit";

interface RefundAccountFormProps {
  order: Order;
  onSaved: () => void;
}

/** Bank, number and holder. The holder is first who paid, because mostly the money goes back there. */
export function RefundAccountForm({ order, onSaved }: RefundAccountFormProps) {
  const { t } = useTexts();
  const again = useSignInAgain();
  const save = useSetRefundAccount(order.id);
  const form = useForm<z.input<typeof refundAccountInput>, unknown, RefundAccountInput>({
    resolver: zodResolver(refundAccountInput),
    defaultValues: { accountNumber: "", accountHolder: order.transferAccountHolder },
  });
  const submit = useSubmit({
    form,
    send: async (account) => {
      await save.mutateAsync(account);
      toast({ title: t("myPage.saved"), tone: "done" });
      onSaved();
    },
    isHandled: again.needed,
    failure: { title: t("myPage.saveFailed"), text: t("common.tryAgain") },
  });
  return (
    <>
      <form method="post" onSubmit={submit} noValidate className="mt-5 grid gap-2">
        <BankAccountFields
          form={form}
          labels={{ bank: t("myPage.bankName"), number: t("myPage.accountNumber"), holder: t("myPage.accountHolder") }}
          holderHint={t("refundAccount.holderHint")}
        />
        <p className="mb-2 text-small text-ink-soft">{t("refundAccount.kept")}</p>
        <Button type="submit" busy={save.isPending} className="sm:justify-self-start sm:px-10">
          {save.isPending ? t("myPage.saving") : t("myPage.save")}
        </Button>
      </form>
      {again.sheet}
    </>
  );
}
