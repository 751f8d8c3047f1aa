import { useQueryClient } from "@tanstack/react-query";
import type { PlaceOrderInput } from "@zakh/checkout/contract";
import { localized } from "@zakh/kit/contract";
import type { PaymentMethod } from "@zakh/orders/contract";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { withServerFacts } from "../../cart/orderable-lines";
import { cart, useCart } from "../../cart/use-cart";
import { useTexts } from "../../i18n/use-texts";
import { localStore } from "../../lib/browser/browser-storage";
import { ApiError } from "../../lib/data/api";
import { creditLeft, shortProduct, totalChanged, unavailableProduct, usePlaceOrder } from "../../lib/data/orders";
import { useInLanguage, usePaymentMethods } from "../../lib/data/payment-methods";
import {
  CURRENT_LEGAL_KEY,
  DELIVERY_KEY,
  MY_CREDIT_KEY,
  PAYMENT_METHODS_KEY,
  PRODUCTS_KEY,
  SHIPPING_FEE_KEY,
} from "../../lib/data/query-keys";
import { paths } from "../../lib/routing/paths";
import { showFieldErrors } from "../../ui/show-field-errors";
import { toast } from "../../ui/toast-store";
import { AttemptKey } from "./attempt-key";
import type { TotalChange } from "./changed-total";
import type { AgreedForm, FormOfCheckout } from "./checkout-form";

interface OrderingOptions {
  form: FormOfCheckout;
  /** Called before the cart is emptied. */
  onPlaced: () => void;
  /** Whether an error is shown in another way, such as by the sheet for signing in again. */
  isHandled: (error: unknown) => boolean;
}

interface Ordering {
  /**
   * Orders the cart, one order at a time. `total` in whole won is what the shopper has seen and accepted (ruling 2), `credit` what
   * of it is paid with credit.
   */
  send: (values: AgreedForm, total: number, credit: number) => Promise<void>;
  busy: boolean;
  /** The server's other total, until the shopper decides. */
  change: TotalChange | undefined;
  dropChange: () => void;
}

/** Places the order and reports the result: ordered lines leave the cart, or an error is shown (spec §4, §8). */
export function useOrdering({ form, onPlaced, isHandled }: OrderingOptions): Ordering {
  const { t, i18n } = useTexts();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { lines } = useCart();
  const placeOrder = usePlaceOrder();
  const inLanguage = useInLanguage();
  const { data: methods = [] } = usePaymentMethods();
  const textsOf = (code: string): PaymentMethod["says"] => methods.find((method) => method.code === code)?.says ?? {};
  const [attempt] = useState(() => new AttemptKey(localStore));
  const [change, setChange] = useState<TotalChange>();
  const sending = useRef(false);

  const place = async (values: AgreedForm, total: number, credit: number) => {
    const order: PlaceOrderInput = {
      orderData: { ...values, totalAmount: String(total), ...(credit > 0 && { useCredit: credit }) },
      cartItems: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    };
    // Neither the remembered address nor what is agreed to is a part of what is ordered: after a lost answer the page may ask for it otherwise.
    const { rememberAddress: _, agreed: __, ...ordered } = order.orderData;
    const key = attempt.for({ ...order, orderData: ordered });
    const answer = await placeOrder.mutateAsync({ order, key });
    attempt.done();
    onPlaced();
    cart.removeAll(order.cartItems.map(({ productId }) => productId));
    const { placed } = textsOf(values.paymentMethod);
    const text = placed ? inLanguage(placed) : t("checkout.successText");
    toast({ title: t("checkout.successTitle"), text, tone: "done" });
    navigate(typeof answer === "object" && answer !== null && "id" in answer ? paths.myPage : paths.home);
  };

  const showError = (error: unknown, values: AgreedForm, total: number) => {
    const changed = totalChanged(error);
    if (changed) {
      setChange({ before: total, after: Number(changed.totalAmount), form: values });
      // The page is out of date, so prices and fee are read again.
      queryClient.invalidateQueries({ queryKey: PRODUCTS_KEY });
      queryClient.invalidateQueries({ queryKey: SHIPPING_FEE_KEY });
      queryClient.invalidateQueries({ queryKey: DELIVERY_KEY });
      return;
    }
    setChange(undefined);
    if (isHandled(error)) return;
    if (!(error instanceof ApiError)) {
      toast({ title: t("common.errorTitle"), tone: "wrong" });
      return;
    }
    showFieldErrors(error, form);
    if (error.code === "payment_method_unavailable") queryClient.invalidateQueries({ queryKey: PAYMENT_METHODS_KEY });
    if (error.code === "terms_changed") queryClient.invalidateQueries({ queryKey: CURRENT_LEGAL_KEY });
    if (error.code === "shop_closed") queryClient.invalidateQueries({ queryKey: DELIVERY_KEY });
    if (creditLeft(error) !== undefined) queryClient.invalidateQueries({ queryKey: MY_CREDIT_KEY });
    // A key of another order would always be refused.
    if (error.code === "idempotency_key_reused") attempt.done();
    const short = shortProduct(error);
    if (short) cart.replace(withServerFacts(cart.lines(), short.productId, { available: short.left }));
    // The server names only the id; the cart has the name.
    const gone = lines.find(({ productId }) => productId === unavailableProduct(error));
    if (gone) cart.replace(withServerFacts(cart.lines(), gone.productId, { isGone: true }));
    const message = gone
      ? t("checkout.unavailable", { name: localized(gone, "name", i18n.language) })
      : error.serverMessage;
    toast({
      // A field that the server refuses is an error of the form too (spec §8).
      title: t(Object.keys(error.fields).length > 0 ? "checkout.formInvalid" : "checkout.apiErrorTitle"),
      text: error.status === 0 ? t("checkout.lostText") : message || t("checkout.apiErrorText"),
      tone: "wrong",
    });
  };

  return {
    async send(values, total, credit) {
      // A second press before the button is disabled must not order twice.
      if (sending.current) return;
      sending.current = true;
      try {
        await place(values, total, credit);
      } catch (error) {
        showError(error, values, total);
      } finally {
        sending.current = false;
      }
    },
    busy: placeOrder.isPending,
    change,
    dropChange: () => setChange(undefined),
  };
}
