import { defineLink } from "@medusajs/framework/utils";
import UserModule from "@medusajs/medusa/user";
import AccountModule from "../modules/account";

/** An admin is also a user of Medusa's dashboard (ruling 18). */
export default defineLink(AccountModule.linkable.account, UserModule.linkable.user, {
  database: { table: "account_user" },
});
