import { useQueryClient } from "@tanstack/react-query";
import { localized } from "@zakh/kit/contract";
import type { PaymentMethod, PlaceOrderInput } from "@zakh/orders/contract";
import { useRef, useState } from "react";
import type { FieldPath, UseFormSetError } from "react-hook-form";
import { useNavigate } from "react-router";
import { withServerFacts } from "../../cart/current-lines";
import { cart, useCart } from "../../cart/use-cart";
import { useTexts } from "../../i18n/use-texts";
import { ApiError } from "../../lib/data/api";
import { localStore } from "../../lib/browser/browser-storage";
import { shortProduct, totalChanged, unavailableProduct, usePlaceOrder } from "../../lib/data/orders";
import { paths } from "../../lib/routing/paths";
import { useInLanguage, usePaymentMethods } from "../../lib/data/payment-methods";
import { PAYMENT_METHODS_KEY, PRODUCTS_KEY, SHIPPING_FEE_KEY } from "../../lib/data/query-keys";
import { toast } from "../../ui/toast-store";
import { AttemptKey } from "./attempt-key";
import type { TotalChange } from "./changed-total";
import type { CheckoutForm } from "./checkout-form";

interface OrderingOptions {
  setError: UseFormSetError<CheckoutForm>;
  /** Called before the cart is emptied. */
  onPlaced: () => void;
  /** Answers whether it deals with a refusal itself. */
  refused: (error: unknown) => boolean;
}

interface Ordering {
  /** Orders what is in the cart, once; `totalAmount` in whole won is what the shopper has seen and agrees to (ruling 2). */
  send: (form: CheckoutForm, totalAmount: string) => Promise<void>;
  busy: boolean;
  /** What the server asks instead, until the shopper decides. */
  change: TotalChange | undefined;
  dropChange: () => void;
}

/** Places the order and reports the result: ordered lines leave the cart, or an error is shown (spec §4, §8). */
export function useOrdering({ setError, onPlaced, refused }: OrderingOptions): Ordering {
  const { t, i18n } = useTexts();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { lines } = useCart();
  const placeOrder = usePlaceOrder();
  const inLanguage = useInLanguage();
  const { data: methods = [] } = usePaymentMethods();
  const saidOf = (code: string): PaymentMethod["says"] => methods.find((method) => method.code === code)?.says ?? {};
  const [attempt] = useState(() => new AttemptKey(localStore));
  const [change, setChange] = useState<TotalChange>();
  const sending = useRef(false);

  const place = async (form: CheckoutForm, totalAmount: string) => {
    const order: PlaceOrderInput = {
      orderData: { ...form, totalAmount },
      cartItems: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    };
    const answer = await placeOrder.mutateAsync({ order, key: attempt.for(order) });
    attempt.done();
    onPlaced();
    cart.removeAll(order.cartItems.map(({ productId }) => productId));
    const { placed } = saidOf(form.paymentMethod);
    const text = placed ? inLanguage(placed) : t("checkout.successText");
    toast({ title: t("checkout.successTitle"), text, tone: "done" });
    navigate(typeof answer === "object" && answer !== null && "id" in answer ? paths.myPage : paths.home);
  };

  const tell = (error: unknown, form: CheckoutForm, totalAmount: string) => {
    const changed = totalChanged(error);
    if (changed) {
      setChange({ before: Number(totalAmount), after: Number(changed.totalAmount), form });
      // The page is out of date: it shows the new prices and fee as soon as they are here.
      queryClient.invalidateQueries({ queryKey: PRODUCTS_KEY });
      queryClient.invalidateQueries({ queryKey: SHIPPING_FEE_KEY });
      return;
    }
    setChange(undefined);
    if (refused(error)) return;
    if (!(error instanceof ApiError)) {
      toast({ title: t("common.errorTitle"), tone: "wrong" });
      return;
    }
    for (const [path, { code }] of Object.entries(error.fields)) {
      const field = path.replace(/^orderData\./, "");
      if (field in form) setError(field as FieldPath<CheckoutForm>, { message: code });
    }
    if (error.code === "payment_method_unavailable") queryClient.invalidateQueries({ queryKey: PAYMENT_METHODS_KEY });
    // A key that stands for another order would be refused for ever.
    if (error.code === "idempotency_key_reused") attempt.done();
    const short = shortProduct(error);
    if (short) cart.replace(withServerFacts(cart.lines(), short.productId, { available: short.left }));
    // The server tells the number alone; what it was called stands in the cart.
    const gone = lines.find(({ productId }) => productId === unavailableProduct(error));
    if (gone) cart.replace(withServerFacts(cart.lines(), gone.productId, { isGone: true }));
    const message = gone
      ? t("checkout.unavailable", { name: localized(gone, "name", i18n.language) })
      : error.serverMessage;
    toast({
      // A refused field is an error of the form (spec §8), whoever finds it.
      title: t(Object.keys(error.fields).length > 0 ? "checkout.formInvalid" : "checkout.apiErrorTitle"),
      text: error.status === 0 ? t("checkout.lostText") : message || t("checkout.apiErrorText"),
      tone: "wrong",
    });
  };

  return {
    async send(form, totalAmount) {
      // A second press before the button is disabled is no second order.
      if (sending.current) return;
      sending.current = true;
      try {
        await place(form, totalAmount);
      } catch (error) {
        tell(error, form, totalAmount);
      } finally {
        sending.current = false;
      }
    },
    busy: placeOrder.isPending,
    change,
    dropChange: () => setChange(undefined),
  };
}
