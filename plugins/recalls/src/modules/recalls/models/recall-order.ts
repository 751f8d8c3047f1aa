import { model } from "@medusajs/framework/utils";

/** That the buyer of an order was written to about a recalled lot. */
export const RecallOrder = model
  .define("recall_order", {
    id: model.id({ prefix: "record" }).primaryKey(),
    trace_number: model.text(),
    order_number: model.number(),
    /** Id of the mail, and of its job while it is not sent. */
    mail_id: model.text(),
  })
  .indexes([{ name: "IDX_recall_order_once", on: ["trace_number", "order_number"], unique: true }]);
