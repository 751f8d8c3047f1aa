import { zodResolver } from "@hookform/resolvers/zod";
import { type CashReceipt, type CashReceiptChange, cashReceiptChange } from "@zakh/bookkeeping/contract";
import { CASH_RECEIPT_KINDS, type CashReceiptKind, orderNumber } from "@zakh/orders/contract";
import { useController, useForm } from "react-hook-form";
import { useTexts } from "../../i18n/text";
import { useSetCashReceipt } from "../../resources/cash-receipts";
import { FormDrawer } from "../../ui/drawers/form-drawer";
import { useErrorToast } from "../../ui/error-toast";
import { useFieldError } from "../../ui/forms/field-error";
import { SelectField } from "../../ui/forms/select-field";
import { TextField } from "../../ui/forms/text-field";
import { useSubmitOnce } from "../../ui/forms/use-submit-once";
import { toast } from "../../ui/toast";

/** Changes whom the receipt of an order is for, when its customer says so later. */
export function BuyerForm({ receipt, onClose }: { receipt: CashReceipt; onClose: () => void }) {
  const { t } = useTexts();
  const show = useErrorToast();
  const fieldError = useFieldError();
  const set = useSetCashReceipt(receipt.orderId);
  const form = useForm<CashReceiptChange>({
    resolver: zodResolver(cashReceiptChange),
    defaultValues: { cashReceipt: receipt.kind && { kind: receipt.kind, number: receipt.number } },
  });
  const { field } = useController({ control: form.control, name: "cashReceipt" });
  const { errors, isDirty } = form.formState;
  const asked = field.value;

  const submit = useSubmitOnce(
    form.handleSubmit(async ({ cashReceipt }) => {
      try {
        await set.mutateAsync(cashReceipt);
        toast.success(t("cashReceipts.buyer.saved"), { description: orderNumber(receipt.orderId) });
        onClose();
      } catch (error) {
        if (show.refused(error, t("cashReceipts.buyer.failed"))) onClose();
      }
    }, show.invalid),
  );

  function choose(kind: CashReceiptKind | "") {
    form.clearErrors();
    const number = kind === receipt.kind ? receipt.number : "";
    form.setValue("cashReceipt", kind === "" ? null : { kind, number }, { shouldDirty: true });
  }

  return (
    <FormDrawer
      open
      title={t("cashReceipts.buyer.title", { number: orderNumber(receipt.orderId) })}
      dirty={isDirty}
      busy={set.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField<CashReceiptKind | "">
        label={t("cashReceipts.for")}
        value={asked?.kind ?? ""}
        options={[
          { value: "", label: t("cashReceipts.kind.unknown") },
          ...CASH_RECEIPT_KINDS.map((kind) => ({ value: kind, label: t(`cashReceipts.kind.${kind}`) })),
        ]}
        onChoose={choose}
      />
      {asked && (
        <TextField
          ref={field.ref}
          label={t("cashReceipts.number")}
          hint={t(`cashReceipts.number.hint.${asked.kind}`)}
          inputMode="numeric"
          autoComplete="off"
          value={asked.number}
          error={fieldError(errors.cashReceipt?.number)}
          onChange={({ target }) => field.onChange({ ...asked, number: target.value })}
        />
      )}
    </FormDrawer>
  );
}
