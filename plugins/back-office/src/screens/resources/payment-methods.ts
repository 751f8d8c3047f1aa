import { useQuery } from "@tanstack/react-query";
import { isLanguage, localized } from "@zakh/kit/contract";
import type { Order, PaymentMethod } from "@zakh/orders/contract";
import { read } from "../client";
import { useTexts } from "../i18n/text";

export const paymentMethodsKey = ["payment-methods"] as const;

/** How an order is paid: what its method is called, whether its goods are brought, and facts such as where, in the screen's language. */
export function usePaymentOf({ paymentMethod, paymentDetails }: Order) {
  const { language } = useTexts();
  const { data = [] } = useQuery({
    queryKey: paymentMethodsKey,
    queryFn: () => read<PaymentMethod[]>("/api/payment-methods"),
  });
  const method = data.find(({ code }) => code === paymentMethod);
  const shown = (texts: PaymentMethod["name"]) => texts[isLanguage(language) ? language : "mn"];
  const facts = (method?.facts ?? []).flatMap(({ name, label }) => {
    const value = localized({ ...paymentDetails, [name]: paymentDetails[name] ?? "" }, name, language);
    return value === "" ? [] : [{ name, label: shown(label), value }];
  });
  return { name: method ? shown(method.name) : paymentMethod, delivers: method?.delivers ?? true, facts };
}
