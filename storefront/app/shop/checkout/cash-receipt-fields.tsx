import { CASH_RECEIPT_KINDS } from "@zakh/orders/contract";
import { useController } from "react-hook-form";
import { useErrorText } from "../../i18n/use-error-text";
import { type TextKey, useTexts } from "../../i18n/use-texts";
import { InputField } from "../../ui/field";
import { PhoneField } from "../../ui/phone-field";
import { SelectField } from "../../ui/select-field";
import type { FormOfCheckout } from "./checkout-form";

const KIND_TEXTS = {
  phone: "checkout.receiptPhone",
  business: "checkout.receiptBusiness",
} as const satisfies Record<(typeof CASH_RECEIPT_KINDS)[number], TextKey>;

/** Whether the customer wants a cash receipt, and by which number; for a person it is the customer's own phone at first. */
export function CashReceiptFields({ form }: { form: FormOfCheckout }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { field } = useController({ control: form.control, name: "cashReceipt" });
  const asked = field.value;
  const wrong = form.formState.errors.cashReceipt;
  const error = errorText(wrong?.number?.message ?? wrong?.message);

  function choose(chosen: string) {
    const kind = CASH_RECEIPT_KINDS.find((one) => one === chosen);
    const number = kind === "phone" ? form.getValues("customerPhone") : "";
    // Not validated before something is typed.
    form.setValue("cashReceipt", kind ? { kind, number } : null, { shouldDirty: true });
    form.clearErrors("cashReceipt");
  }

  const number = asked && {
    name: "cashReceiptNumber",
    value: asked.number,
    onBlur: field.onBlur,
    error,
  };
  return (
    <div className="mt-3 grid gap-x-5 gap-y-2 md:grid-cols-2">
      <SelectField
        ref={asked?.kind === "business" ? undefined : field.ref}
        label={t("checkout.receipt")}
        hint={t("checkout.receiptHint")}
        value={asked?.kind ?? ""}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{t("checkout.receiptNone")}</option>
        {CASH_RECEIPT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(KIND_TEXTS[kind])}
          </option>
        ))}
      </SelectField>
      {number && asked.kind === "phone" ? (
        <PhoneField
          {...number}
          label={t("checkout.receiptPhoneNumber")}
          onChange={(typed) => field.onChange({ ...asked, number: typed })}
        />
      ) : null}
      {number && asked.kind === "business" ? (
        <InputField
          {...number}
          ref={field.ref}
          label={t("checkout.receiptBusinessNumber")}
          inputMode="numeric"
          autoComplete="off"
          placeholder="123-45-67890"
          onChange={({ target }) => field.onChange({ ...asked, number: target.value })}
        />
      ) : null}
    </div>
  );
}
