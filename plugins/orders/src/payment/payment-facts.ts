import { type Language, localized } from "@zakh/kit/contract";
import { findPaymentMethod, type PreparedPayment } from "./payment-method";

/** What a method of payment is called; its code when no plugin brings it any more. */
export function paymentName(code: string, language: Language): string {
  return findPaymentMethod(code)?.texts[language].name ?? code;
}

/** What an order is to be paid by, each with its label; facts that the order has nothing for are left out. */
export function paymentFacts(
  code: string,
  details: PreparedPayment["details"],
  language: Language,
): (readonly [label: string, value: string])[] {
  const method = findPaymentMethod(code);
  if (!method) return [];
  const told = method.tell(details);
  return method.facts.flatMap((fact) => {
    const value = localized({ ...told, [fact]: told[fact] ?? "" }, fact, language);
    return value === "" ? [] : [[method.texts[language][`fact.${fact}`] ?? fact, value] as const];
  });
}

/** Whether the goods of an order are brought to its address. */
export function isDelivered(code: string): boolean {
  return findPaymentMethod(code)?.delivers ?? true;
}
