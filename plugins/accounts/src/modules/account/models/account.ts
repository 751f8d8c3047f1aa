import { model } from "@medusajs/framework/utils";

/**
 * The shop's data of Medusa's Customer and User (spec §3 users). Username and email are unique in lower case. The database generates
 * `folded_text` of name and username for searches (decision 162).
 */
export const Account = model.define("account", {
  id: model.id({ prefix: "acc" }).primaryKey(),
  number: model.autoincrement(),
  username: model.text(),
  /** Null for a customer whom the shop made without one: such an account has no password. */
  email: model.text().nullable(),
  name: model.text().default(""),
  phone: model.text().default(""),
  is_admin: model.boolean().default(false),
  /** What an admin may do; null for everybody else. The database keeps at least one owner. */
  staff_role: model.text().nullable(),
  /** Incremented to sign out everywhere: a session half with an older version is invalid. */
  customer_session_version: model.number().default(0),
  admin_session_version: model.number().default(0),
});
