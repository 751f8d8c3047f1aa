import { wonText } from "@zakh/kit/mail/mail-values";
import type { MailLine } from "@zakh/kit/mail/render-mail";

/** The transfer discount as a line of its own (ruling 47); none where it is 0. Won. */
export function discountLine(name: string, transferDiscount: number): MailLine[] {
  return transferDiscount > 0 ? [{ name, amount: `−${wonText(transferDiscount)}` }] : [];
}
