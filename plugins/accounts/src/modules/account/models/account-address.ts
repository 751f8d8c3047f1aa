import { model } from "@medusajs/framework/utils";

/** An address in a customer's address book. An account with addresses has exactly one default: the unique index refuses a second. */
export const AccountAddress = model
  .define("account_address", {
    id: model.id({ prefix: "addr" }).primaryKey(),
    number: model.autoincrement(),
    account_id: model.text(),
    /** What the customer calls it; mostly empty. */
    label: model.text().default(""),
    recipient_name: model.text(),
    phone: model.text(),
    /** Five digits, or empty. */
    postcode: model.text().default(""),
    road_address: model.text(),
    building: model.text().default(""),
    door_code: model.text().default(""),
    delivery_note: model.text().default(""),
    is_default: model.boolean().default(false),
  })
  .indexes([
    { name: "IDX_account_address_number", on: ["number"], unique: true },
    { name: "IDX_account_address_account", on: ["account_id"] },
    {
      name: "IDX_account_address_default",
      on: ["account_id"],
      unique: true,
      where: "is_default AND deleted_at IS NULL",
    },
  ]);
