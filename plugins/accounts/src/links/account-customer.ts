import { defineLink } from "@medusajs/framework/utils";
import CustomerModule from "@medusajs/medusa/customer";
import AccountModule from "../modules/account";

export default defineLink(AccountModule.linkable.account, CustomerModule.linkable.customer, {
  database: { table: "account_customer" },
});
