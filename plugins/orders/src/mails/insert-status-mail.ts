import type { Queryable } from "@zakh/kit/database/one-transaction";
import { insertMails, type OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import { statusMails } from "./mail-limits";

/** Writes the mail that tells a customer what has become of an order, within the recipient's limit. */
export async function insertStatusMail(sql: Queryable, mail: OutgoingMail): Promise<void> {
  await insertMails(sql, [{ ...mail, limit: statusMails }]);
}
