import type { User } from "@zakh/accounts/contract";
import type { Elements } from "@zakh/back-office/screens/elements";
import { useState } from "react";
import { useNavigate } from "react-router";
import { orderableLines } from "../../cart/orderable-lines";
import { useCart } from "../../cart/use-cart";
import { useTexts } from "../../i18n/use-texts";
import { useAddresses } from "../../lib/data/addresses";
import { useNoOrdersUntil } from "../../lib/data/delivery";
import { useLastOrder, useMyCredit } from "../../lib/data/orders";
import { type ShippingFee, useShippingFee } from "../../lib/data/shipping-fee";
import { formatWon } from "../../lib/format/money";
import { paths } from "../../lib/routing/paths";
import type { PageHandle } from "../../lib/seo/page-handle";
import { sellersOf } from "../../sellers/parcels";
import { ParcelsNotice } from "../../sellers/parcels-notice";
import { useSignInAgain } from "../../session/sign-in-again";
import { Button, ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { PageSpinner } from "../../ui/page-spinner";
import { SwitchField } from "../../ui/switch-field";
import { toast } from "../../ui/toast-store";
import { ClosedNow } from "../closed-now";
import { DeliveryDays } from "../delivery-days";
import { FaultyLines } from "../faulty-lines";
import { FilledCart } from "../filled-cart";
import { OrderAmounts } from "../order-amounts";
import { AgreeBeforeOrder } from "./agree-before-order";
import { ChangedTotal } from "./changed-total";
import { PaymentFields, ReceiptFields, RecipientFields } from "./checkout-fields";
import { addressOf } from "./checkout-form";
import { OrderedLines } from "./ordered-lines";
import { useAgreeing } from "./use-agreeing";
import { type KnownShopper, useCheckoutForm } from "./use-checkout-form";
import { useOrdering } from "./use-ordering";

export const handle: PageHandle = { title: ({ t }) => t("checkout.title") };

/** Recipient, payment and total of the order (spec §2). */
export default function CheckoutPage() {
  const { t } = useTexts();
  const { lines } = useCart();
  const [placed, setPlaced] = useState(false);
  return (
    <FilledCart
      reason="checkout"
      empty={{ title: t("checkout.empty"), text: t("checkout.emptyText") }}
      leaving={placed}
    >
      {({ user }) => {
        if (!user) return <NoConnection />;
        if (orderableLines(lines).length === 0) return <NothingLeft />;
        return <Checkout key={user.id} user={user} onPlaced={() => setPlaced(true)} />;
      }}
    </FilledCart>
  );
}

/** Every line is sold out or no longer for sale, so there is nothing to order. */
function NothingLeft() {
  const { t } = useTexts();
  return (
    <EmptyState
      level="page"
      icon="cart"
      title={t("checkout.nothingLeft")}
      text={t("checkout.nothingLeftText")}
      className="min-h-[60vh] justify-center"
    >
      <ButtonLink to={paths.home}>{t("common.viewProducts")}</ButtonLink>
      <ButtonLink to={paths.cart} look="outline">
        {t("cartPreview.open")}
      </ButtonLink>
    </EmptyState>
  );
}

/** The cart is stored, but the server cannot be reached. */
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

interface CheckoutProps {
  user: User;
  onPlaced: () => void;
}

/** Waits for the last order and the address book, so that the form opens once: closed for whom they fill in. Without an answer it is open. */
function Checkout(props: CheckoutProps) {
  const { data: last, isPending } = useLastOrder();
  const { data: book = [], isPending: isBookPending } = useAddresses();
  if (isPending || isBookPending) return <PageSpinner />;
  return <CheckoutFormPage {...props} last={last ?? undefined} book={book} />;
}

function CheckoutFormPage({ user, onPlaced, last, book }: CheckoutProps & KnownShopper) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { subtotal } = useCart();
  const { form, method, offered, forget } = useCheckoutForm({ user, last, book });
  const deliveryFee = useShippingFee(subtotal, addressOf({ address: form.watch("address") }));
  // No fee for a pick-up; the server has the same rule (ruling 2).
  const shippingFee: ShippingFee = method.delivers
    ? deliveryFee
    : { ...deliveryFee, fee: 0, missing: 0, island: undefined, failed: false };
  const again = useSignInAgain();
  const agreeing = useAgreeing();
  const { send, busy, change, dropChange } = useOrdering({
    form,
    onPlaced: () => {
      forget();
      onPlaced();
    },
    isHandled: again.needed,
  });
  const { data: credit } = useMyCredit();
  const [usesCredit, setUsesCredit] = useState(false);
  const known = last !== undefined;
  const balance = credit?.balance ?? 0;
  const creditFor = (total: number) => (usesCredit ? Math.min(balance, total) : 0);

  const refuse = () => toast({ title: t("checkout.formInvalid"), text: t("checkout.formInvalidText"), tone: "wrong" });
  const submit = form.handleSubmit(
    async (filled) => {
      if (shippingFee.fee === undefined) return;
      const agreed = agreeing.check();
      if (!agreed) return refuse();
      const total = subtotal + shippingFee.fee;
      await send({ ...filled, agreed }, total, creditFor(total));
    },
    () => {
      agreeing.mark();
      refuse();
    },
  );

  return (
    <div className="page pt-6 md:pt-10">
      <h1 className="text-headline uppercase">{t("checkout.title")}</h1>
      {/* On large screens it is in the summary beside the form; on a phone the summary is far below. */}
      <div className="lg:hidden">
        <FaultyLines />
      </div>
      <form
        onSubmit={submit}
        noValidate
        className="mt-4 grid gap-8 md:mt-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12"
      >
        <div className="grid content-start gap-8">
          <RecipientFields
            form={form}
            method={method}
            known={known || book.length > 0}
            user={user}
            book={book}
            isServed={shippingFee.island?.surcharge !== null}
          />
          <PaymentFields form={form} method={method} known={known} offered={offered} />
          <ReceiptFields form={form} known={known} />
        </div>
        <Summary
          subtotal={subtotal}
          shippingFee={shippingFee}
          credit={creditFor(subtotal + (shippingFee.fee ?? 0))}
          hasTransferDiscount={method.hasTransferDiscount}
          delivers={method.delivers}
          busy={busy}
          agree={<AgreeBeforeOrder agreeing={agreeing} />}
        >
          {balance > 0 ? (
            <div className="rule mt-3 pt-3">
              <SwitchField
                label={t("checkout.useCredit", { amount: formatWon(balance) })}
                checked={usesCredit}
                onChange={(event) => setUsesCredit(event.target.checked)}
              />
            </div>
          ) : null}
        </Summary>
      </form>
      <ChangedTotal
        change={change}
        busy={busy}
        onConfirm={({ form, after }) => send(form, after, creditFor(after))}
        onCancel={() => {
          dropChange();
          navigate(paths.cart);
        }}
        onDismiss={dropChange}
      />
      {again.sheet}
    </div>
  );
}

interface SummaryProps {
  /** Whole won. */
  subtotal: number;
  shippingFee: ShippingFee;
  /** Whole won of the shopper's credit that pay a part of it. */
  credit: number;
  /** Whether the server will take some won off the total (ruling 47). */
  hasTransferDiscount: boolean;
  /** Whether it is brought, so that it leaves and arrives. */
  delivers: boolean;
  busy: boolean;
  /** What is agreed to above the button. */
  agree: Elements;
  /** What can be chosen below the sums. */
  children: Elements;
}

/** The lines and the total. It cannot be submitted without a shipping fee or with lines that cannot be ordered. */
function Summary({
  subtotal,
  shippingFee: { fee, missing, island, failed, retry },
  credit,
  hasTransferDiscount,
  delivers,
  busy,
  agree,
  children,
}: SummaryProps) {
  const { t } = useTexts();
  const { lines, ordered } = useCart();
  const faulty = ordered.length < lines.length;
  const closedUntil = useNoOrdersUntil();
  const notServed = island?.surcharge === null;
  return (
    <aside
      aria-labelledby="summary"
      className="self-start drop-shadow-[0_6px_12px_rgb(87_12_22/0.16)] lg:sticky lg:top-28"
    >
      <div className="receipt p-5 md:p-6">
        <h2 id="summary" className="mb-3 text-title-s uppercase">
          {t("checkout.summary")}
        </h2>
        <OrderedLines />
        {ordered.length > 0 ? (
          <OrderAmounts
            subtotal={subtotal}
            shippingFee={fee}
            failed={failed}
            onRetry={retry}
            missing={missing}
            island={island}
            credit={credit}
          />
        ) : null}
        {children}
        {hasTransferDiscount ? <p className="mt-3 text-small text-ink-soft">{t("checkout.transferDiscount")}</p> : null}
        <FaultyLines />
        {delivers && !notServed && !sellersOf(ordered)[0] ? (
          <DeliveryDays className="mt-4" always moreDays={island ? 1 : 0} />
        ) : null}
        {delivers && !notServed ? <ParcelsNotice lines={ordered} className="mt-4" /> : null}
        {closedUntil ? <ClosedNow until={closedUntil} /> : null}
        {notServed ? <p className="mt-4 text-small font-semibold text-ember-deep">{t("checkout.notServed")}</p> : null}
        {agree}
        <Button
          type="submit"
          busy={busy}
          disabled={fee === undefined || faulty || closedUntil !== undefined || notServed}
          className="mt-5 min-h-14 w-full text-title-s"
        >
          {busy ? t("checkout.processing") : t("checkout.submit")}
        </Button>
      </div>
    </aside>
  );
}
