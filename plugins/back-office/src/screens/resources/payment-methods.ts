import { useQuery } from "@tanstack/react-query";
import { isLanguage, localized } from "@zakh/kit/contract";
import type { Order, PaymentMethod } from "@zakh/orders/contract";
import { read } from "../client";
import { useTexts } from "../i18n/text";

export const paymentMethodsKey = ["payment-methods"] as const;

/** The methods that can be chosen now, and those of existing orders. */
export function usePaymentMethods() {
  return useQuery({ queryKey: paymentMethodsKey, queryFn: () => read<PaymentMethod[]>("/api/payment-methods") });
}

/**
 * How an order is paid, in the screen's language: the method's name, whether the goods are delivered, and its facts,
 * such as the place.
 */
export function usePaymentOf({ paymentMethod, paymentDetails, isPickedUp }: Order) {
  const { language } = useTexts();
  const { data = [] } = usePaymentMethods();
  const method = data.find(({ code }) => code === paymentMethod);
  const shown = (texts: PaymentMethod["name"]) => texts[isLanguage(language) ? language : "mn"];
  const facts = (method?.facts ?? []).flatMap(({ name, label }) => {
    const value = localized({ ...paymentDetails, [name]: paymentDetails[name] ?? "" }, name, language);
    return value === "" ? [] : [{ name, label: shown(label), value }];
  });
  return { name: method ? shown(method.name) : paymentMethod, delivers: !isPickedUp, facts };
}
