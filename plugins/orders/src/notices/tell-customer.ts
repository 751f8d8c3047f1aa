import type { Queryable } from "@zakh/kit/database/one-transaction";
import { insertMails } from "@zakh/kit/mail/outgoing-mail";
import { statusMails } from "../mails/mail-limits";
import type { NoticeMail } from "../mails/notice-mail";
import { noticeChannels } from "./notice-channel";

/**
 * Tells a customer what has become of an order, by mail within the recipient's limit and by the other channels. In the step's transaction:
 * nothing is sent before its commit. A mail that is there already tells nothing again.
 */
export async function tellCustomer(sql: Queryable, { short, ...mail }: NoticeMail): Promise<void> {
  const written = await insertMails(sql, [{ ...mail, limit: statusMails }]);
  if (mail.to !== "" && written.length === 0) return;
  const { key, language, delaySeconds = 0 } = mail;
  for (const channel of noticeChannels()) await channel.queue(sql, { ...short, key, language }, delaySeconds);
}
