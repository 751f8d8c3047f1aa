import { useQuery } from "@tanstack/react-query";
import { BANK_TRANSFER } from "@zakh/bank-transfer/contract";
import { DEFAULT_LANGUAGE, isLanguage, localized } from "@zakh/kit/contract";
import type { PaymentMethod } from "@zakh/orders/contract";
import { useTexts } from "../../i18n/use-texts";
import { api } from "./api";
import { PAYMENT_METHODS_KEY } from "./query-keys";

type InLanguages = PaymentMethod["name"];

/** The methods of payment, the default one first; also those that are no longer offered, because orders name them. */
export function usePaymentMethods() {
  return useQuery({ queryKey: PAYMENT_METHODS_KEY, queryFn: () => api<PaymentMethod[]>("/api/payment-methods") });
}

/** Picks the page's language from a text in all languages. */
export function useInLanguage(): (texts: InLanguages) => string {
  const { i18n } = useTexts();
  return (texts) => texts[isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE];
}

/** An order's method of payment: its name, and its texts that replace the page's own. */
export function useMethodOf({ paymentMethod }: { paymentMethod: string }) {
  const { t } = useTexts();
  const inLanguage = useInLanguage();
  const method = usePaymentMethods().data?.find(({ code }) => code === paymentMethod);
  return {
    method,
    // Known before the methods are loaded.
    name: method ? inLanguage(method.name) : paymentMethod === BANK_TRANSFER ? t("order.bankTransfer") : "",
    /** `values` for the `{{name}}` of its text. */
    says: (what: keyof PaymentMethod["says"], otherwise: string, values: Record<string, string> = {}): string => {
      const own = method?.says[what];
      return own ? inLanguage(own).replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "") : otherwise;
    },
    /** `true` until the methods are loaded. */
    delivers: method?.delivers ?? true,
  };
}

/** A method's facts, such as where to pay: label and value in the page's language. */
export function usePaymentFacts(
  method: Pick<PaymentMethod, "facts"> | undefined,
  details: Record<string, string>,
): { name: string; label: string; value: string }[] {
  const { i18n } = useTexts();
  const inLanguage = useInLanguage();
  return (method?.facts ?? []).flatMap(({ name, label }) => {
    const value = localized({ ...details, [name]: details[name] ?? "" }, name, i18n.language);
    return value === "" ? [] : [{ name, label: inLanguage(label), value }];
  });
}
