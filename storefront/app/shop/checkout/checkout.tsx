import { zodResolver } from "@hookform/resolvers/zod";
import type { User } from "@zakh/accounts/contract";
import { BANK_TRANSFER } from "@zakh/bank-transfer/contract";
import { type CheckoutForm, checkoutForm } from "@zakh/orders/contract";
import { useEffect, useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { useCart } from "../../cart/use-cart";
import { useErrorText } from "../../i18n/use-error-text";
import { useTexts } from "../../i18n/use-texts";
import { useBankAccounts } from "../../lib/bank-accounts";
import type { PageHandle } from "../../lib/page-handle";
import { paths } from "../../lib/paths";
import { useShippingFee } from "../../lib/shipping-fee";
import { Button, ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { InputField, TextAreaField } from "../../ui/field";
import { PhoneFormField } from "../../ui/phone-form-field";
import { toast } from "../../ui/toast-store";
import { FilledCart } from "../filled-cart";
import { OrderAmounts } from "../order-amounts";
import { BankAccountCards } from "./bank-account-cards";
import { ChangedTotal } from "./changed-total";
import { OrderedLines } from "./ordered-lines";
import { useOrdering } from "./use-ordering";

export const handle: PageHandle = { title: ({ t }) => t("checkout.title"), unlisted: true };

/** Where the order goes, how it is paid, and what it comes to (spec §2). */
export default function CheckoutPage() {
  const { t } = useTexts();
  const [placed, setPlaced] = useState(false);
  return (
    <FilledCart
      reason="checkout"
      empty={{ title: t("checkout.empty"), text: t("checkout.emptyText") }}
      leaving={placed}
    >
      {({ user }) => (user ? <Checkout user={user} onPlaced={() => setPlaced(true)} /> : <NoConnection />)}
    </FilledCart>
  );
}

/** The cart is kept, but nobody can be asked who is ordering. */
function NoConnection() {
  const { t } = useTexts();
  return (
    <EmptyState
      level="page"
      icon="globe"
      title={t("offline.checkoutTitle")}
      text={t("offline.checkoutText")}
      className="min-h-[60vh] justify-center"
    >
      <ButtonLink to={paths.cart}>{t("cartPreview.open")}</ButtonLink>
    </EmptyState>
  );
}

const EMPTY_FORM = {
  customerAddress: "",
  selectedBankAccount: "",
  transferAccountHolder: "",
  paymentMethod: BANK_TRANSFER,
} as const;

function Checkout({ user, onPlaced }: { user: User; onPlaced: () => void }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { subtotal } = useCart();
  const { fee, failed, retry } = useShippingFee();
  const { register, control, handleSubmit, setError, formState } = useCheckoutForm(user);
  const { send, busy, change, dropChange } = useOrdering({ setError, onPlaced });
  const errors = formState.errors;
  const shownTotal = fee === undefined ? undefined : String(subtotal + fee);

  const submit = handleSubmit(
    async (form) => {
      if (shownTotal !== undefined) await send(form, shownTotal);
    },
    () => toast({ title: t("checkout.formInvalid"), text: t("checkout.formInvalidText"), tone: "wrong" }),
  );

  return (
    <div className="page pt-6 md:pt-10">
      <h1 className="text-headline uppercase">{t("checkout.title")}</h1>
      <form
        onSubmit={submit}
        noValidate
        className="mt-4 grid gap-8 md:mt-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12"
      >
        <div className="grid content-start gap-8">
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
              <div className="md:col-span-2">
                <TextAreaField
                  label={t("checkout.address")}
                  hint={t("checkout.addressHint")}
                  autoComplete="street-address"
                  rows={2}
                  error={errorText(errors.customerAddress?.message)}
                  {...register("customerAddress")}
                />
              </div>
            </div>
          </section>
          <section aria-labelledby="payment">
            <h2 id="payment" className="mb-4 border-b border-paper-edge pb-2 text-title-s uppercase">
              {t("checkout.payment")}
            </h2>
            <input type="hidden" {...register("paymentMethod")} />
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
            <div className="mt-3 md:max-w-form">
              <InputField
                label={t("checkout.depositor")}
                hint={t("checkout.depositorHint")}
                error={errorText(errors.transferAccountHolder?.message)}
                {...register("transferAccountHolder")}
              />
            </div>
          </section>
        </div>
        <aside
          aria-labelledby="summary"
          className="self-start drop-shadow-[0_6px_12px_rgb(87_12_22/0.16)] lg:sticky lg:top-28"
        >
          <div className="receipt p-5 md:p-6">
            <h2 id="summary" className="mb-3 text-title-s uppercase">
              {t("checkout.summary")}
            </h2>
            <OrderedLines />
            <OrderAmounts subtotal={subtotal} shippingFee={fee} failed={failed} onRetry={retry} />
            <Button
              type="submit"
              busy={busy}
              disabled={shownTotal === undefined}
              className="mt-5 min-h-14 w-full text-title-s"
            >
              {busy ? t("checkout.processing") : t("checkout.submit")}
            </Button>
          </div>
        </aside>
      </form>
      <ChangedTotal
        change={change}
        busy={busy}
        onConfirm={({ form, after }) => send(form, String(after))}
        onCancel={() => {
          dropChange();
          navigate(paths.cart);
        }}
        onDismiss={dropChange}
      />
    </div>
  );
}

/** The form of the orders contract, validated on change, filled with what the account knows (spec §5). */
function useCheckoutForm(user: User) {
  const { data: accounts } = useBankAccounts();
  const form = useForm<CheckoutForm>({
    resolver: zodResolver(checkoutForm),
    mode: "onChange",
    defaultValues: {
      ...EMPTY_FORM,
      customerName: user.name,
      customerEmail: user.email,
      customerPhone: user.phone,
    },
  });
  const { getValues, setValue } = form;
  const preferred = accounts?.find((account) => account.isDefault)?.id;
  useEffect(() => {
    if (preferred !== undefined && getValues("selectedBankAccount") === "") {
      setValue("selectedBankAccount", String(preferred));
    }
  }, [preferred, getValues, setValue]);
  return form;
}
