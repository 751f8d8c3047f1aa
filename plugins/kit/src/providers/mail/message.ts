import type { ProviderSendNotificationDTO } from "@medusajs/framework/types";
import type { MailOptions } from "../../mail/mail-options";
import { oneLine } from "../../mail/one-line";

/** A notification as the message that nodemailer sends. */
export function messageOf(
  { to, content, data }: ProviderSendNotificationDTO,
  { from, replyTo }: Pick<MailOptions, "from" | "replyTo">,
) {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? "localhost";
  return {
    // The same at every attempt, so that a mailbox that gets it twice can tell.
    messageId: `<${String(data?.mailId)}@${domain}>`,
    from,
    replyTo: replyTo ?? (typeof data?.replyTo === "string" ? { name: "", address: oneLine(data.replyTo) } : undefined),
    // As an object it is one address, whatever it holds.
    to: { name: "", address: oneLine(to) },
    subject: oneLine(content?.subject ?? ""),
    text: content?.text ?? "",
    html: content?.html ?? "",
    headers: {
      // Tells absence notices that a machine writes (RFC 3834).
      "Auto-Submitted": "auto-generated",
      ...(typeof data?.language === "string" && { "Content-Language": data.language }),
    },
    // A mail names no files and no addresses to fetch; nodemailer would follow them.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
