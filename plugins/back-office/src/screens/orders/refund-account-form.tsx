import { zodResolver } from "@hookform/resolvers/zod";
import { KOREAN_BANKS, type Order, type RefundAccountInput, refundAccountInput } from "@zakh/orders/contract";
import { useController, useForm } from "react-hook-form";
import type { z } from "zod";
import { useTexts } from "../i18n/text";
import { useSetRefundAccount } from "../resources/orders";
import { FormDrawer } from "../ui/drawers/form-drawer";
import { markRefusedFields, useErrorToast } from "../ui/error-toast";
import { AccountFields } from "../ui/forms/account-fields";
import { useFieldError } from "../ui/forms/field-error";
import { SelectField } from "../ui/forms/select-field";
import { useSubmitOnce } from "../ui/forms/use-submit-once";
import { toast } from "../ui/toast";

const BANKS = KOREAN_BANKS.map(({ name, latinName }) => ({ value: name, label: `${name} (${latinName})` }));

/** What a customer has said of the account, by phone or in a message. */
export function RefundAccountForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTexts();
  const fieldError = useFieldError();
  const show = useErrorToast();
  const save = useSetRefundAccount(order.id);
  const form = useForm<z.input<typeof refundAccountInput>, unknown, RefundAccountInput>({
    resolver: zodResolver(refundAccountInput),
    defaultValues: { accountNumber: "", accountHolder: order.transferAccountHolder },
  });
  const { errors, isDirty } = form.formState;
  const bank = useController({ control: form.control, name: "bankName" }).field;
  const submit = useSubmitOnce(
    form.handleSubmit(async (account) => {
      try {
        await save.mutateAsync(account);
        toast.success(t("refundAccount.saved"), { description: `${account.bankName} ${account.accountNumber}` });
        onClose();
      } catch (error) {
        markRefusedFields(form.setError, error);
        if (show.refused(error, t("refundAccount.saveFailed"))) onClose();
      }
    }, show.invalid),
  );
  return (
    <FormDrawer
      open
      title={t("refundAccount.title")}
      dirty={isDirty}
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t("bankAccounts.bankName")}
        value={bank.value ?? ""}
        options={BANKS}
        onChoose={bank.onChange}
        error={fieldError(errors.bankName)}
      />
      <AccountFields register={form.register} errors={errors} />
    </FormDrawer>
  );
}
