import { zodResolver } from "@hookform/resolvers/zod";
import { KOREAN_BANKS, type Order, type RefundAccountInput, refundAccountInput } from "@zakh/orders/contract";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { useErrorText } from "../../i18n/use-error-text";
import { useTexts } from "../../i18n/use-texts";
import { useSetRefundAccount } from "../../lib/data/orders";
import { useSignInAgain } from "../../session/sign-in-again";
import { Button } from "../../ui/button";
import { InputField } from "../../ui/field";
import { SelectField } from "../../ui/select-field";
import { toast } from "../../ui/toast-store";
import { useSubmit } from "../../ui/use-submit";

interface RefundAccountFormProps {
  order: Order;
  onSaved: () => void;
}

/** Bank, number and holder. The holder is first who paid, because mostly the money goes back there. */
export function RefundAccountForm({ order, onSaved }: RefundAccountFormProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const again = useSignInAgain();
  const save = useSetRefundAccount(order.id);
  const form = useForm<z.input<typeof refundAccountInput>, unknown, RefundAccountInput>({
    resolver: zodResolver(refundAccountInput),
    defaultValues: { accountNumber: "", accountHolder: order.transferAccountHolder },
  });
  const { register } = form;
  const { errors } = form.formState;
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
        <SelectField label={t("myPage.bankName")} error={errorText(errors.bankName?.message)} {...register("bankName")}>
          <option value="">–</option>
          {KOREAN_BANKS.map(({ code, name, latinName }) => (
            <option key={code} value={name}>
              {`${name} (${latinName})`}
            </option>
          ))}
        </SelectField>
        <InputField
          label={t("myPage.accountNumber")}
          inputMode="numeric"
          autoComplete="off"
          error={errorText(errors.accountNumber?.message)}
          {...register("accountNumber")}
        />
        <InputField
          label={t("myPage.accountHolder")}
          hint={t("refundAccount.holderHint")}
          autoComplete="off"
          error={errorText(errors.accountHolder?.message)}
          {...register("accountHolder")}
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
