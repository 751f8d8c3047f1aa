import { model } from "@medusajs/framework/utils";

/**
 * A mail of the outbox. The job with the same id has its text and sends it; once sent, only recipient and subject
 * remain.
 */
export const OutgoingMail = model
  .define("outgoing_mail", {
    id: model.id({ prefix: "mail" }).primaryKey(),
    /** What the mail reports; a second mail with the same key is not written. */
    key: model.text(),
    recipient: model.text(),
    language: model.text(),
    subject: model.text(),
    sent_at: model.dateTime().nullable(),
    /** Name of the limit that it counts towards (`RecipientLimit`). */
    limited_by: model.text().nullable(),
  })
  .indexes([{ name: "IDX_outgoing_mail_key", on: ["key"], unique: true }])
  .checks([
    { name: "outgoing_mail_language", expression: "language IN ('mn', 'ru', 'en', 'ko')" },
    { name: "outgoing_mail_one_line_subject", expression: "subject !~ '[[:cntrl:]]'" },
  ]);
