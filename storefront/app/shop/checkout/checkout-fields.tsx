import { type PaymentMethod, WEIGHT_REFUNDS } from "@zakh/orders/contract";
import { Controller, type UseFormReturn } from "react-hook-form";
import { useErrorText } from "../../i18n/use-error-text";
import { useTexts } from "../../i18n/use-texts";
import { InputField, TextAreaField } from "../../ui/field";
import { PhoneFormField } from "../../ui/phone-form-field";
import { SelectField } from "../../ui/select-field";
import { BankAccountCards } from "./bank-account-cards";
import { CashReceiptFields } from "./cash-receipt-fields";
import type { CheckoutForm, Choice } from "./checkout-form";
import { DeliveryNoteField } from "./delivery-note-field";
import { PaymentMethodCards } from "./payment-method-cards";

interface CheckoutFieldsProps {
  form: UseFormReturn<CheckoutForm>;
  /** The chosen method of payment. */
  method: Choice;
}

/** The recipient and, unless the order is picked up, the address. `isServed`: whether the shop delivers to what is typed. */
export function RecipientFields({ form, method, isServed }: CheckoutFieldsProps & { isServed: boolean }) {
  const { register, control, formState } = form;
  const { t } = useTexts();
  const errorText = useErrorText();
  const { errors } = formState;
  return (
    <section aria-labelledby="recipient">
      <h2 id="recipient" className="mb-4 border-b border-paper-edge pb-2 text-title-s uppercase">
        {t("checkout.recipient")}
      </h2>
      <div className="grid gap-x-5 gap-y-2 md:grid-cols-2">
        <InputField
          label={t("checkout.name")}
          autoComplete="name"
          error={errorText(errors.customerName?.message)}
          {...register("customerName")}
        />
        <PhoneFormField
          control={control}
          name="customerPhone"
          label={t("checkout.phone")}
          error={errorText(errors.customerPhone?.message)}
        />
        <InputField
          label={t("checkout.email")}
          type="email"
          autoComplete="email"
          error={errorText(errors.customerEmail?.message)}
          {...register("customerEmail")}
        />
        {method.delivers ? (
          <div className="md:col-span-2">
            <TextAreaField
              label={t("checkout.address")}
              hint={t("checkout.addressHint")}
              autoComplete="street-address"
              rows={3}
              error={errorText(errors.customerAddress?.message) ?? (isServed ? undefined : t("checkout.notServed"))}
              {...register("customerAddress")}
            />
            <DeliveryNoteField form={form} />
          </div>
        ) : null}
      </div>
    </section>
  );
}

interface PaymentFieldsProps extends CheckoutFieldsProps {
  /** The methods to choose from; empty if there is only one. */
  offered: readonly PaymentMethod[];
}

/** The method of payment and its own fields: which account is paid to, and by whom; and the receipt for it. */
export function PaymentFields({ form, method, offered }: PaymentFieldsProps) {
  const { register, control, formState } = form;
  const { t } = useTexts();
  const errorText = useErrorText();
  const { errors } = formState;
  return (
    <section aria-labelledby="payment">
      <h2 id="payment" className="mb-4 border-b border-paper-edge pb-2 text-title-s uppercase">
        {t("checkout.payment")}
      </h2>
      {offered.length > 0 ? (
        <Controller
          control={control}
          name="paymentMethod"
          render={({ field }) => (
            <PaymentMethodCards
              methods={offered}
              value={field.value}
              onChange={field.onChange}
              error={errorText(errors.paymentMethod?.message)}
            />
          )}
        />
      ) : (
        <input type="hidden" {...register("paymentMethod")} />
      )}
      {method.asks.includes("selectedBankAccount") ? (
        <Controller
          control={control}
          name="selectedBankAccount"
          render={({ field }) => (
            <BankAccountCards
              value={field.value}
              onChange={field.onChange}
              error={errorText(errors.selectedBankAccount?.message)}
            />
          )}
        />
      ) : null}
      {method.asks.includes("transferAccountHolder") ? (
        <div className="mt-3 md:max-w-form">
          <InputField
            label={t("checkout.depositor")}
            hint={t("checkout.depositorHint")}
            error={errorText(errors.transferAccountHolder?.message)}
            {...register("transferAccountHolder")}
          />
        </div>
      ) : null}
      <div className="mt-3 md:max-w-form">
        <SelectField
          label={t("checkout.weightRefund")}
          hint={t("checkout.weightRefundHint")}
          {...register("weightRefund")}
        >
          {WEIGHT_REFUNDS.map((wanted) => (
            <option key={wanted} value={wanted}>
              {t(`checkout.weightRefunds.${wanted}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <CashReceiptFields form={form} />
    </section>
  );
}
