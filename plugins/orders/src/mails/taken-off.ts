import { wonText } from "@zakh/kit/mail/mail-values";
import type { MailLine } from "@zakh/kit/mail/render-mail";

/** What is taken off an order as a line of its own, in won, such as the transfer discount (ruling 47); none where it is 0. */
export function takenOff(name: string, amount: number): MailLine[] {
  return amount > 0 ? [{ name, amount: `−${wonText(amount)}` }] : [];
}
