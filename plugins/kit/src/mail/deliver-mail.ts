import type { INotificationModuleService } from "@medusajs/framework/types";
import type { ClaimedMail } from "./send-mail";

/** What `deliverMail` needs of Medusa's notification module; the deletion is there, but its interface does not tell. */
export type Notifications = Pick<INotificationModuleService, "createNotifications" | "listNotifications"> & {
  deleteNotifications?(ids: string[]): Promise<void>;
};

/**
 * Sends one mail through Medusa's notification module, under the mail's id as idempotency key. A notification that an
 * earlier attempt left is settled first, because the module would take one that is pending (its process died) for sent,
 * and fails after sending one that had failed. Answers go to `replyTo`, unless the environment names another address.
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
    // Kept in the database, unlike the content; the provider makes the message's own id of it.
    data: { mailId: mail.id, language: mail.language, ...(replyTo && { replyTo }) },
    resource_id: mail.id,
    resource_type: "outgoing_mail",
    idempotency_key: mail.id,
  });
}
