import type { SavedAddress, User } from "@zakh/accounts/contract";
import { type PaymentMethod, WEIGHT_REFUNDS } from "@zakh/orders/contract";
import { Controller } from "react-hook-form";
import { useErrorText } from "../../i18n/use-error-text";
import { useTexts } from "../../i18n/use-texts";
import { useBankAccounts } from "../../lib/data/bank-accounts";
import { useInLanguage } from "../../lib/data/payment-methods";
import { InputField } from "../../ui/field";
import { PhoneFormField } from "../../ui/phone-form-field";
import { SelectField } from "../../ui/select-field";
import { AddressChoice } from "./address-choice";
import { BankAccountCards } from "./bank-account-cards";
import { CashReceiptFields } from "./cash-receipt-fields";
import { addressOf, type Choice, type FormOfCheckout } from "./checkout-form";
import { DeliveryNoteField } from "./delivery-note-field";
import { FoldedFields } from "./folded-fields";
import { PaymentMethodCards } from "./payment-method-cards";

interface CheckoutFieldsProps {
  form: FormOfCheckout;
  /** The chosen method of payment. */
  method: Choice;
  /** Whether there was an order before, whose answers are there: its parts are closed (decision 168). */
  known: boolean;
}

const RECIPIENT = ["customerName", "customerPhone", "customerEmail", "address", "deliveryNote"] as const;
const PAYMENT = ["paymentMethod", "selectedBankAccount", "transferAccountHolder"] as const;

interface RecipientProps extends CheckoutFieldsProps {
  user: User;
  book: readonly SavedAddress[];
  /** Whether the shop delivers to the address. */
  isServed: boolean;
}

/** The recipient and, unless the order is picked up, the address. */
export function RecipientFields({ form, method, known, user, book, isServed }: RecipientProps) {
  const { register, control, formState, watch } = form;
  const { t } = useTexts();
  const errorText = useErrorText();
  const { errors } = formState;
  const { customerName, customerPhone, customerEmail, deliveryNote, ...typed } = watch();
  const address = addressOf(typed);
  const needed = [customerName, customerPhone, customerEmail, ...(method.delivers ? [address] : [])];
  return (
    <FoldedFields
      title={t("checkout.recipient")}
      facts={[
        ...(method.delivers ? [address, deliveryNote ?? ""] : []),
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
            <AddressChoice
              form={form}
              user={user}
              book={book}
              refusal={isServed ? undefined : t("checkout.notServed")}
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
