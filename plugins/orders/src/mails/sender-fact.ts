import type { MailFact } from "@zakh/kit/mail/render-mail";
import { withoutLinks } from "@zakh/kit/mail/without-links";
import { senderText, transferCode } from "../contract/transfer-code";
import type { orderMailTexts } from "./mail-texts";

/** What the customer writes as the sender of the transfer: the name with the code; without a name that may be mailed, the code. */
export function senderFact(number: number, depositor: string, text: ReturnType<typeof orderMailTexts>): MailFact {
  const code = transferCode(number);
  return depositor === ""
    ? [text("transferCode"), code]
    : [text("senderText"), withoutLinks(senderText(depositor, code))];
}
