import { model } from "@medusajs/framework/utils";

/** Until when the changes of orders are in the books; one row. */
export const SettlingState = model.define("settling_state", {
  id: model.text().primaryKey(),
  settled_until: model.dateTime(),
});
