import { Module } from "@medusajs/framework/utils";
import { accountMergingLoader } from "../../registrations/account-merging";
import { accountDataLoader } from "../../registrations/personal-data";
import { accountRetentionLoader } from "../../registrations/retention";
import { accountTasksLoader } from "../../registrations/tasks";
import { AccountModuleService } from "./service";

export const ACCOUNT_MODULE = "account";

export default Module(ACCOUNT_MODULE, {
  service: AccountModuleService,
  loaders: [accountMergingLoader, accountTasksLoader, accountRetentionLoader, accountDataLoader],
});
