import { defineLink } from "@medusajs/framework/utils";
import UserModule from "@medusajs/medusa/user";
import AccountModule from "../modules/account";

/** An admin is a user of Medusa's own dashboard too (ruling 18). */
export default defineLink(AccountModule.linkable.account, UserModule.linkable.user, {
  database: { table: "account_user" },
});
