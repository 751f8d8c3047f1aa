import { type PaymentMethod, WEIGHT_REFUNDS } from "@zakh/orders/contract";
import { Controller, type UseFormReturn } from "react-hook-form";
import { useErrorText } from "../../i18n/use-error-text";
import { useTexts } from "../../i18n/use-texts";
import { useBankAccounts } from "../../lib/data/bank-accounts";
import { useInLanguage } from "../../lib/data/payment-methods";
import { InputField, TextAreaField } from "../../ui/field";
import { PhoneFormField } from "../../ui/phone-form-field";
import { SelectField } from "../../ui/select-field";
import { BankAccountCards } from "./bank-account-cards";
import { CashReceiptFields } from "./cash-receipt-fields";
import type { CheckoutForm, Choice } from "./checkout-form";
import { DeliveryNoteField } from "./delivery-note-field";
import { FoldedFields } from "./folded-fields";
import { PaymentMethodCards } from "./payment-method-cards";

interface CheckoutFieldsProps {
  form: UseFormReturn<CheckoutForm>;
  /** The chosen method of payment. */
  method: Choice;
  /** Whether there was an order before, whose answers are there: its parts are closed (decision 168). */
  known: boolean;
}

const RECIPIENT = ["customerName", "customerPhone", "customerEmail", "customerAddress", "deliveryNote"] as const;
const PAYMENT = ["paymentMethod", "selectedBankAccount", "transferAccountHolder"] as const;

/** The recipient and, unless the order is picked up, the address. `isServed`: whether the shop delivers to what is typed. */
export function RecipientFields({ form, method, known, isServed }: CheckoutFieldsProps & { isServed: boolean }) {
  const { register, control, formState, watch } = form;
  const { t } = useTexts();
  const errorText = useErrorText();
  const { errors } = formState;
  const { customerName, customerPhone, customerEmail, customerAddress, deliveryNote } = watch();
  const needed = [customerName, customerPhone, customerEmail, ...(method.delivers ? [customerAddress] : [])];
  return (
    <FoldedFields
      title={t("checkout.recipient")}
      facts={[
        ...(method.delivers ? [customerAddress, deliveryNote ?? ""] : []),
        `${customerName} · ${customerPhone}`,
        customerEmail,
      ]}
      known={known && needed.every(Boolean)}
      wrong={!isServed || RECIPIENT.some((name) => errors[name])}
    >
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
    </FoldedFields>
  );
}

interface PaymentFieldsProps extends CheckoutFieldsProps {
  /** The methods to choose from; empty if there is only one. */
  offered: readonly PaymentMethod[];
}

/** The method of payment and its own fields: which account is paid to, and by whom. */
export function PaymentFields({ form, method, known, offered }: PaymentFieldsProps) {
  const { register, control, formState, watch } = form;
  const { t } = useTexts();
  const inLanguage = useInLanguage();
  const errorText = useErrorText();
  const { errors } = formState;
  const { data: accounts, isPending } = useBankAccounts();
  const { paymentMethod, selectedBankAccount, transferAccountHolder } = watch();
  const asksAccount = method.asks.includes("selectedBankAccount");
  const asksDepositor = method.asks.includes("transferAccountHolder");
  const account = accounts?.find(({ id }) => String(id) === selectedBankAccount);
  const name = offered.find(({ code }) => code === paymentMethod)?.name;
  return (
    <FoldedFields
      title={t("checkout.payment")}
      facts={[
        name ? inLanguage(name) : "",
        asksAccount && account ? `${account.bankName} ${account.accountNumber}` : "",
        asksDepositor ? `${t("checkout.depositor")}: ${transferAccountHolder}` : "",
      ]}
      known={known && transferAccountHolder !== ""}
      wrong={(asksAccount && !isPending && !accounts?.length) || PAYMENT.some((field) => errors[field])}
    >
      <div>
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
        {asksAccount ? (
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
        {asksDepositor ? (
          <div className="mt-3 md:max-w-form">
            <InputField
              label={t("checkout.depositor")}
              hint={t("checkout.depositorHint")}
              error={errorText(errors.transferAccountHolder?.message)}
              {...register("transferAccountHolder")}
            />
          </div>
        ) : null}
      </div>
    </FoldedFields>
  );
}

/** The receipt for the payment, and what becomes of the money for goods that are packed lighter. */
export function ReceiptFields({ form, known }: Pick<CheckoutFieldsProps, "form" | "known">) {
  const { register, formState, watch } = form;
  const { t } = useTexts();
  const { cashReceipt, weightRefund = "auto" } = watch();
  return (
    <FoldedFields
      title={t("checkout.receiptAndWeight")}
      facts={[
        `${t("checkout.receipt")}: ${cashReceipt?.number ?? t("checkout.receiptNone")}`,
        `${t("checkout.weightRefund")}: ${t(`checkout.weightRefunds.${weightRefund}`)}`,
      ]}
      known={known && cashReceipt?.number !== ""}
      wrong={formState.errors.cashReceipt !== undefined}
    >
      <div>
        <div className="md:max-w-form">
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
      </div>
    </FoldedFields>
  );
}
