import { model } from "@medusajs/framework/utils";

/** What the shop adds to Medusa's Customer and User (spec §3 users). Unique by lower-cased username and email. */
export const Account = model.define("account", {
  id: model.id({ prefix: "acc" }).primaryKey(),
  number: model.autoincrement(),
  username: model.text(),
  email: model.text(),
  name: model.text().default(""),
  phone: model.text().default(""),
  is_admin: model.boolean().default(false),
  /** Counts of "signed out everywhere": a half of a session that was begun under an older one is over. */
  customer_session_version: model.number().default(0),
  admin_session_version: model.number().default(0),
});
