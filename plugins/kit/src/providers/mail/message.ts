import type { ProviderSendNotificationDTO } from "@medusajs/framework/types";
import type { MailOptions } from "../../mail/mail-options";
import { oneLine } from "../../mail/one-line";

export function messageOf(
  { to, content, data }: ProviderSendNotificationDTO,
  { from, replyTo }: Pick<MailOptions, "from" | "replyTo">,
) {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? "localhost";
  return {
    // The same for every attempt, so that a mailbox can recognise a duplicate.
    messageId: `<${String(data?.mailId)}@${domain}>`,
    from,
    replyTo: replyTo ?? (typeof data?.replyTo === "string" ? { name: "", address: oneLine(data.replyTo) } : undefined),
    // An object is always one address, whatever the text contains.
    to: { name: "", address: oneLine(to) },
    subject: oneLine(content?.subject ?? ""),
    text: content?.text ?? "",
    html: content?.html ?? "",
    headers: {
      // Keeps out-of-office replies from answering (RFC 3834).
      "Auto-Submitted": "auto-generated",
      ...(typeof data?.language === "string" && { "Content-Language": data.language }),
      // The mailbox then shows a button that stops such mails with one press (RFC 8058).
      ...(typeof data?.stopUrl === "string" && {
        "List-Unsubscribe": `<${oneLine(data.stopUrl)}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    // A mail contains no files or URLs to fetch; nodemailer would otherwise follow them.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
