import { model } from "@medusajs/framework/utils";

/** A mail of the outbox. The job of the same id has its text and sends it; once it is sent, whom and what about is all that stays. */
export const OutgoingMail = model
  .define("outgoing_mail", {
    id: model.id({ prefix: "mail" }).primaryKey(),
    /** What the mail tells of; a second mail under one key is not written. */
    key: model.text(),
    recipient: model.text(),
    language: model.text(),
    subject: model.text(),
    sent_at: model.dateTime().nullable(),
  })
  .indexes([{ name: "IDX_outgoing_mail_key", on: ["key"], unique: true }])
  .checks([
    { name: "outgoing_mail_language", expression: "language IN ('mn', 'ru', 'en', 'ko')" },
    { name: "outgoing_mail_one_line_subject", expression: "subject !~ '[[:cntrl:]]'" },
  ]);
