import type { Queryable } from "@zakh/kit/database/one-transaction";
import { insertMails, type OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { delayed } from "@zakh/kit/mail/recipient-limit";
import { statusMails } from "./mail-limits";

/** Writes the mail that tells a customer what has become of an order, within the recipient's limit. */
export async function insertStatusMail(sql: Queryable, mail: OutgoingMail): Promise<void> {
  await insertMails(sql, delayed(mail, await statusMails.delayFor(mail.to)));
}
