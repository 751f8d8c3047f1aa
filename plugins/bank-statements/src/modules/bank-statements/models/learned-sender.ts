import { model } from "@medusajs/framework/utils";

/** A payer whom an admin has confirmed for an account, by settling a line by hand. */
export const LearnedSender = model
  .define("learned_sender", {
    id: model.id({ prefix: "lsnd" }).primaryKey(),
    /** The bank's text, folded (`matching/sender-key`). */
    payer: model.text(),
    account_number: model.number(),
    /** Public id of the line that taught it. */
    line_number: model.number(),
  })
  .indexes([
    {
      name: "IDX_learned_sender_payer",
      on: ["payer", "account_number"],
      unique: true,
      where: "deleted_at IS NULL",
    },
    { name: "IDX_learned_sender_line_number", on: ["line_number"] },
  ]);
