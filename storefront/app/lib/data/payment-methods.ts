import { useQuery } from "@tanstack/react-query";
import { BANK_TRANSFER } from "@zakh/bank-transfer/contract";
import { DEFAULT_LANGUAGE, isLanguage, localized } from "@zakh/kit/contract";
import type { PaymentMethod } from "@zakh/orders/contract";
import { useTexts } from "../../i18n/use-texts";
import { api } from "./api";

type InLanguages = PaymentMethod["name"];

/** How orders are paid, the default method first; what orders were paid by is among them, offered or not. */
export function usePaymentMethods() {
  return useQuery({ queryKey: ["payment-methods"], queryFn: () => api<PaymentMethod[]>("/api/payment-methods") });
}

/** Of a text in every language the one that the page is in. */
export function useInLanguage(): (texts: InLanguages) => string {
  const { i18n } = useTexts();
  return (texts) => texts[isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE];
}

/** What an order's method of payment is called, and what it says in place of the page's own words. */
export function useMethodOf({ paymentMethod }: { paymentMethod: string }) {
  const { t } = useTexts();
  const inLanguage = useInLanguage();
  const method = usePaymentMethods().data?.find(({ code }) => code === paymentMethod);
  return {
    method,
    // Known before its row has come.
    name: method ? inLanguage(method.name) : paymentMethod === BANK_TRANSFER ? t("order.bankTransfer") : "",
    /** `values` for the `{{name}}` of its text. */
    says: (what: keyof PaymentMethod["says"], otherwise: string, values: Record<string, string> = {}): string => {
      const own = method?.says[what];
      return own ? inLanguage(own).replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "") : otherwise;
    },
    /** Until its row has come, what is ordered is thought to be brought. */
    delivers: method?.delivers ?? true,
  };
}

/** The facts to pay by, such as where: label and value in the page's language. */
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
