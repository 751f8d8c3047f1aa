import { Module } from "@medusajs/framework/utils";
import { registrations } from "../../registrations";
import { AccountModuleService } from "./service";

export const ACCOUNT_MODULE = "account";

export default Module(ACCOUNT_MODULE, {
  service: AccountModuleService,
  loaders: [registrations],
});
