import { model } from "@medusajs/framework/utils";

/** An account that has become part of another, with what it brought; kept for the shop's staff. */
export const AccountMerge = model
  .define("account_merge", {
    id: model.id({ prefix: "accm" }).primaryKey(),
    /** Public ids of both accounts. */
    into_number: model.number(),
    from_number: model.number(),
    /** What the former account was called. */
    name: model.text(),
    username: model.text(),
    email: model.text(),
    /** As in the contract. */
    moved: model.json(),
    /** Name of the owner who did it. */
    by_name: model.text(),
  })
  .indexes([
    { name: "IDX_account_merge_into_number", on: ["into_number"] },
    { name: "IDX_account_merge_from_number", on: ["from_number"], unique: true },
  ]);
