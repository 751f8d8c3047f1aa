import { model } from "@medusajs/framework/utils";

/** A text message that was handed to the service, without its words and its number. Only added. */
export const TextMessage = model
  .define("text_message", {
    id: model.id({ prefix: "text" }).primaryKey(),
    /** Of the notice, so that none is sent twice. */
    key: model.text(),
    order_number: model.number(),
    /** Whole won. */
    won: model.number(),
    /** What the service said; null where it took the message. */
    refusal: model.text().nullable(),
  })
  .indexes([
    { name: "IDX_text_message_key", on: ["key"], unique: true },
    { name: "IDX_text_message_created_at", on: ["created_at"] },
  ])
  .checks([{ name: "text_message_won", expression: "won >= 0" }]);
