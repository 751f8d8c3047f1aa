import { model } from "@medusajs/framework/utils";

/** A mail that waits to be sent, or was. A trigger of the database wakes the senders at the commit that writes it. */
export const OutgoingMail = model
  .define("outgoing_mail", {
    id: model.id({ prefix: "mail" }).primaryKey(),
    /** What the mail tells of; a second mail under one key is not written. */
    key: model.text(),
    recipient: model.text(),
    language: model.text(),
    subject: model.text(),
    /** Emptied once the mail is sent: it may hold a link that opens something. */
    html: model.text(),
    text: model.text(),
    attempts: model.number().default(0),
    /** Not before this; moved on by whoever takes the mail in hand, so that a sender that dies loses none. */
    next_attempt_at: model.dateTime(),
    /** What it tells is worth nothing after this, and it is given up. */
    valid_until: model.dateTime().nullable(),
    sent_at: model.dateTime().nullable(),
    /** Given up after three days of trying. */
    failed_at: model.dateTime().nullable(),
    last_error: model.text().nullable(),
  })
  .indexes([
    { name: "IDX_outgoing_mail_key", on: ["key"], unique: true },
    {
      name: "IDX_outgoing_mail_due",
      on: ["next_attempt_at"],
      where: "sent_at IS NULL AND failed_at IS NULL AND deleted_at IS NULL",
    },
  ])
  .checks([
    { name: "outgoing_mail_language", expression: "language IN ('mn', 'ru', 'en', 'ko')" },
    { name: "outgoing_mail_one_line_subject", expression: "subject !~ '[[:cntrl:]]'" },
    { name: "outgoing_mail_one_end", expression: "sent_at IS NULL OR failed_at IS NULL" },
  ]);
