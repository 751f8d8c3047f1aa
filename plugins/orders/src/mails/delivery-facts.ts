import type { PaymentCondition } from "@zakh/delivery/contract";
import { dayText, type Language } from "@zakh/kit/contract";
import type { MailFact } from "@zakh/kit/mail/render-mail";
import { withoutLinks } from "@zakh/kit/mail/without-links";
import type { SellersDay } from "../read-models/other-sellers";
import { mailTexts } from "./mail-texts";

interface Days {
  leavesOn: string | null;
  arrivesOn: string | null;
}

/**
 * When an order leaves and arrives, and what that asks of its payment, without another moment than the deadline (ruling 61); nothing
 * where no day is promised. A paid order has no condition.
 */
export function deliveryFacts(
  days: Days | null | undefined,
  language: Language,
  condition?: PaymentCondition | null,
): MailFact[] {
  if (!days?.leavesOn || !days.arrivesOn) return [];
  const text = mailTexts(language);
  return [
    [text("leavesOn"), dayText(days.leavesOn, language)],
    [text("arrivesOn"), dayText(days.arrivesOn, language)],
    ...(condition ? [[text("ifPaid"), text(`ifPaid.${condition.by}`, { hour: "", ...condition })] as const] : []),
  ];
}

/** When each store sends its goods; `isUnpaid` where that is so for a payment now. */
export function sellersFacts(days: readonly SellersDay[], language: Language, isUnpaid = false): MailFact[] {
  const text = mailTexts(language);
  return days.map(({ name, leavesOn }) => [
    text("sellerSends", { store: withoutLinks(name) }),
    dayText(leavesOn, language) + (isUnpaid ? ` (${text("ifPaid.now")})` : ""),
  ]);
}
