import { useId } from "react";
import { type UseFormReturn, useFormState } from "react-hook-form";
import { useTexts } from "../../i18n/text";
import { AddressFields } from "../../ui/forms/address-fields";
import { useFieldError } from "../../ui/forms/field-error";
import { SelectField } from "../../ui/forms/select-field";
import { TextField } from "../../ui/forms/text-field";
import type { OrderValues } from "./order-form";
import type { PaymentChoice } from "./payment-choice";

interface OrderFieldsProps {
  form: UseFormReturn<OrderValues>;
  choices: readonly PaymentChoice[];
  chosen: PaymentChoice | undefined;
  onChoose: (value: string) => void;
}

/** Address, a note for the courier, where to pay, and who pays. */
export function OrderFields({ form, choices, chosen, onChoose }: OrderFieldsProps) {
  const { t, language } = useTexts();
  const fieldError = useFieldError();
  const { errors } = useFormState({ control: form.control });
  const title = useId();
  const labelOf = ({ method, account }: PaymentChoice) =>
    account ? `${account.bankName} · ${account.accountNumber}` : method.name[language as "mn"];
  return (
    <section aria-labelledby={title} className="flex flex-col gap-y-4">
      <h2 id={title} className="text-ui-fg-base text-base font-semibold">
        {t("newOrder.delivery")}
      </h2>
      {chosen?.method.delivers !== false && (
        <>
          <AddressFields register={form.register} errors={errors} />
          <TextField
            label={t("order.deliveryNote")}
            hint={t("change.deliveryNoteHint")}
            autoComplete="off"
            error={fieldError(errors.deliveryNote)}
            {...form.register("deliveryNote")}
          />
        </>
      )}
      <SelectField
        label={t("newOrder.payBy")}
        value={chosen?.value ?? ""}
        options={choices.map((choice) => ({ value: choice.value, label: labelOf(choice) }))}
        onChoose={onChoose}
      />
      {chosen?.account && (
        <TextField
          label={t("order.depositor")}
          hint={t("newOrder.depositor.hint")}
          autoComplete="off"
          error={fieldError(errors.transferAccountHolder)}
          {...form.register("transferAccountHolder")}
        />
      )}
    </section>
  );
}
