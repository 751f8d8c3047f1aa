import { type Language, localized } from "@zakh/kit/contract";
import { findPaymentMethod, type PreparedPayment } from "./payment-method";

/** The name of a payment method; its code when its plugin is gone. */
export function paymentName(code: string, language: Language): string {
  return findPaymentMethod(code)?.texts[language].name ?? code;
}

/** The payment instructions of an order with their labels; facts without a value are omitted. */
export function paymentFacts(
  code: string,
  details: PreparedPayment["details"],
  language: Language,
): (readonly [label: string, value: string])[] {
  const method = findPaymentMethod(code);
  if (!method) return [];
  const told = method.factsOf(details);
  return method.facts.flatMap((fact) => {
    const value = localized({ ...told, [fact]: told[fact] ?? "" }, fact, language);
    return value === "" ? [] : [[method.texts[language][`fact.${fact}`] ?? fact, value] as const];
  });
}

/** Whether the goods of an order are delivered. */
export function isDelivered(code: string): boolean {
  return findPaymentMethod(code)?.delivers ?? true;
}
