import { Modules } from "@medusajs/framework/utils";
import { z } from "zod";
import { LANGUAGES } from "../contract/languages";
import { Postponed } from "../job-queue/postponed";
import { applicationContainer, type Task } from "../job-queue/task";
import { shopLog } from "../log/shop-log";
import { mailsCounted } from "../observability/metrics";
import { deliverMail } from "./deliver-mail";
import { SEND_MAIL } from "./outgoing-mail";
import { nightUntil } from "./quiet-hours";
import { findShopContact } from "./shop-contact";

const mailPayload = z.object({
  key: z.string(),
  recipient: z.string(),
  language: z.enum(LANGUAGES),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  // A mail of an earlier version has neither.
  purpose: z.enum(["order", "account", "asked-for"]).default("order"),
  stopUrl: z.string().nullish(),
});

export interface ClaimedMail extends z.infer<typeof mailPayload> {
  id: string;
  /** Including the current one. */
  attempts: number;
}

/**
 * Sends a mail of the outbox. Its text is deleted with its job once it is sent, because it may contain a secret link.
 * The SMTP dialogue ends within the task's timeout (`providers/mail`). What somebody asked for waits until the night is over.
 */
export function sendMailTask(
  deliver: (mail: ClaimedMail) => Promise<void> = deliverByMedusa,
  now: () => Date = () => new Date(),
): Task<z.infer<typeof mailPayload>> {
  return {
    name: SEND_MAIL,
    payload: mailPayload,
    bulk: true,
    whenDone: "UPDATE outgoing_mail SET sent_at = now(), updated_at = now() WHERE id = $1",
    async run(payload, { id, attempts }) {
      const morning = payload.purpose === "asked-for" ? nightUntil(now()) : undefined;
      if (morning) throw new Postponed(morning);
      try {
        await deliver({ ...payload, id, attempts });
      } catch (error) {
        mailsCounted.inc({ outcome: "failed" });
        throw error;
      }
      mailsCounted.inc({ outcome: "sent" });
      shopLog.info(`Mail ${id} is sent: ${payload.key}`);
    },
  };
}

async function deliverByMedusa(mail: ClaimedMail): Promise<void> {
  const { email } = await findShopContact();
  await deliverMail(applicationContainer().resolve(Modules.NOTIFICATION), mail, email);
}
