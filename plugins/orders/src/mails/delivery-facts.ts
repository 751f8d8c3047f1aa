import { dayText, type Language, seoulDayAndTime } from "@zakh/kit/contract";
import type { MailFact } from "@zakh/kit/mail/render-mail";
import { mailTexts } from "./mail-texts";

interface Days {
  leavesOn: string | null;
  arrivesOn: string | null;
  /** ISO 8601; for an order that is not paid yet. */
  payBefore?: string;
}

/** When an order leaves and arrives, and until when it is to be paid for that; nothing where no day is promised. */
export function deliveryFacts(days: Days | null | undefined, language: Language): MailFact[] {
  if (!days?.leavesOn || !days.arrivesOn) return [];
  const text = mailTexts(language);
  return [
    [text("leavesOn"), dayText(days.leavesOn, language)],
    [text("arrivesOn"), dayText(days.arrivesOn, language)],
    ...(days.payBefore ? [[text("payBefore"), seoulDayAndTime(days.payBefore, language)] as const] : []),
  ];
}
