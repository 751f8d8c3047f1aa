import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import type { User } from "@zakh/accounts/contract";
import { BANK_TRANSFER } from "@zakh/bank-transfer/contract";
import { localized } from "@zakh/catalog/contract";
import { type CheckoutForm, checkoutForm, type PlaceOrderInput } from "@zakh/orders/contract";
import { useEffect, useRef, useState } from "react";
import { Controller, type FieldPath, useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { cart, cartLineTotal, useCart } from "../../cart/use-cart";
import { useErrorText } from "../../i18n/use-error-text";
import { useLanguage } from "../../i18n/use-language";
import { useTexts } from "../../i18n/use-texts";
import { ApiError } from "../../lib/api";
import { useBankAccounts } from "../../lib/bank-accounts";
import { localStore } from "../../lib/browser-storage";
import { formatQuantity, formatWon } from "../../lib/money";
import { totalChanged, usePlaceOrder } from "../../lib/orders";
import type { PageHandle } from "../../lib/page-handle";
import { paths } from "../../lib/paths";
import { useShippingFee } from "../../lib/shipping-fee";
import { Button, ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { InputField, TextAreaField } from "../../ui/field";
import { PhoneField } from "../../ui/phone-field";
import { Picture } from "../../ui/picture";
import { toast } from "../../ui/toast-store";
import { FilledCart } from "../filled-cart";
import { OrderAmounts } from "../order-amounts";
import { AttemptKey } from "./attempt-key";
import { BankAccountCards } from "./bank-account-cards";
import { ChangedTotal, type TotalChange } from "./changed-total";

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
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const { lines, subtotal } = useCart();
  const { fee, failed, retry } = useShippingFee();
  const placeOrder = usePlaceOrder();
  const [attempt] = useState(() => new AttemptKey(localStore));
  const sending = useRef(false);
  const [change, setChange] = useState<TotalChange>();
  const { register, control, handleSubmit, setError, formState } = useCheckoutForm(user);
  const errors = formState.errors;
  const shownTotal = fee === undefined ? undefined : String(subtotal + fee);

  /** `totalAmount` in whole won is the total that the shopper has seen and agrees to (ruling 2). */
  const place = async (form: CheckoutForm, totalAmount: string) => {
    const order: PlaceOrderInput = {
      orderData: { ...form, totalAmount },
      cartItems: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    };
    try {
      const answer = await placeOrder.mutateAsync({ order, key: attempt.for(order) });
      attempt.done();
      onPlaced();
      cart.clear();
      toast({ title: t("checkout.successTitle"), text: t("checkout.successText"), tone: "done" });
      navigate(typeof answer === "object" && answer !== null && "id" in answer ? paths.myPage : paths.home);
    } catch (error) {
      const changed = totalChanged(error);
      if (changed) {
        setChange({ before: Number(totalAmount), after: Number(changed.totalAmount), form });
        // The page is out of date: it shows the new prices and fee as soon as they are here.
        queryClient.invalidateQueries({ queryKey: ["products"] });
        queryClient.invalidateQueries({ queryKey: ["settings", "shipping-fee"] });
        return;
      }
      setChange(undefined);
      if (!(error instanceof ApiError)) {
        toast({ title: t("common.errorTitle"), tone: "wrong" });
        return;
      }
      for (const [path, { code }] of Object.entries(error.fields)) {
        const field = path.replace(/^orderData\./, "");
        if (field in form) setError(field as FieldPath<CheckoutForm>, { message: code });
      }
      // A key that stands for another order would be refused for ever.
      if (error.code === "idempotency_key_reused") attempt.done();
      toast({
        title: t("checkout.apiErrorTitle"),
        text: error.status === 0 ? t("checkout.lostText") : error.serverMessage || t("checkout.apiErrorText"),
        tone: "wrong",
      });
    }
  };

  /** A second press before the button is disabled is no second order. */
  const once = async (form: CheckoutForm, totalAmount: string) => {
    if (sending.current) return;
    sending.current = true;
    await place(form, totalAmount).finally(() => {
      sending.current = false;
    });
  };

  const submit = handleSubmit(
    async (form) => {
      if (shownTotal !== undefined) await once(form, shownTotal);
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
              <Controller
                control={control}
                name="customerPhone"
                render={({ field }) => (
                  <PhoneField
                    label={t("checkout.phone")}
                    name={field.name}
                    value={field.value}
                    onChange={field.onChange}
                    onBlur={field.onBlur}
                    error={errorText(errors.customerPhone?.message)}
                  />
                )}
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
              busy={placeOrder.isPending}
              disabled={shownTotal === undefined}
              className="mt-5 min-h-14 w-full text-title-s"
            >
              {placeOrder.isPending ? t("checkout.processing") : t("checkout.submit")}
            </Button>
          </div>
        </aside>
      </form>
      <ChangedTotal
        change={change}
        busy={placeOrder.isPending}
        onConfirm={({ form, after }) => once(form, String(after))}
        onCancel={() => {
          setChange(undefined);
          navigate(paths.cart);
        }}
        onDismiss={() => setChange(undefined)}
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

function OrderedLines() {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { lines } = useCart();
  return (
    <ul className="mb-4 divide-y divide-dashed divide-paper-edge border-b border-dashed border-paper-edge">
      {lines.map((line) => {
        const name = localized(line, "name", language);
        return (
          <li key={line.productId} className="flex items-center gap-3 py-2.5">
            <span className="h-12 w-16 shrink-0 overflow-hidden rounded-control">
              <Picture url={line.imageUrls[0] ?? ""} alt="" name={name} sizes="64px" eager />
            </span>
            <span className="min-w-0 flex-1 text-small">
              <span className="line-clamp-2 font-semibold leading-snug">{name}</span>
              <span className="text-ink-faint">
                {t("common.kilograms", { quantity: formatQuantity(line.quantity) })}
              </span>
            </span>
            <span className="figures text-base">{formatWon(cartLineTotal(line))}</span>
          </li>
        );
      })}
    </ul>
  );
}
