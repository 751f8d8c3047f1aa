import { Module } from "@medusajs/framework/utils";
import { accountClosingLoader } from "../../registrations/account-closing";
import { accountMergingLoader } from "../../registrations/account-merging";
import { accountOpeningLoader } from "../../registrations/account-opening";
import { legalDataLoader } from "../../registrations/personal-data";
import { legalTasksLoader } from "../../registrations/tasks";
import { LegalModuleService } from "./service";

export const LEGAL_MODULE = "legal";

export default Module(LEGAL_MODULE, {
  service: LegalModuleService,
  loaders: [accountOpeningLoader, accountClosingLoader, accountMergingLoader, legalDataLoader, legalTasksLoader],
});
