import type { INotificationModuleService } from "@medusajs/framework/types";
import type { ClaimedMail } from "./send-mail";

/**
 * What `deliverMail` uses of Medusa's notification module. The delete method exists, but its interface does not declare
 * it.
 */
export type Notifications = Pick<INotificationModuleService, "createNotifications" | "listNotifications"> & {
  deleteNotifications?(ids: string[]): Promise<void>;
};

/**
 * Sends one mail through Medusa's notification module, with the mail's id as idempotency key. A notification of an
 * earlier attempt is handled first: the module would treat a pending one (its process died) as sent, and throws after
 * it has re-sent a failed one. Answers go to `replyTo`, unless the environment sets another address.
 */
export async function deliverMail(notifications: Notifications, mail: ClaimedMail, replyTo = ""): Promise<void> {
  if (mail.attempts > 1) {
    const earlier = await notifications.listNotifications({ resource_id: mail.id, resource_type: "outgoing_mail" });
    if (earlier.some(({ status }) => status === "success")) return;
    if (earlier.length > 0) await notifications.deleteNotifications?.(earlier.map(({ id }) => id));
  }
  await notifications.createNotifications({
    to: mail.recipient,
    channel: "email",
    template: "outgoing-mail",
    content: { subject: mail.subject, html: mail.html, text: mail.text },
    // Unlike the content, this is stored in the database; the provider derives the Message-ID from it.
    data: {
      mailId: mail.id,
      language: mail.language,
      ...(replyTo && { replyTo }),
      ...(mail.stopUrl && { stopUrl: mail.stopUrl }),
    },
    resource_id: mail.id,
    resource_type: "outgoing_mail",
    idempotency_key: mail.id,
  });
}
