import { model } from "@medusajs/framework/utils";

/** That a lot of meat was called back; one of a lot, however often it is asked for. */
export const Recall = model
  .define("recall", {
    id: model.id({ prefix: "recall" }).primaryKey(),
    trace_number: model.text(),
    /** Who began it. */
    account_number: model.number(),
    account_name: model.text(),
  })
  .indexes([{ name: "IDX_recall_trace_number", on: ["trace_number"], unique: true }]);
