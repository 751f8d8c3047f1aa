import { Module } from "@medusajs/framework/utils";
import { registrations } from "../../registrations";
import { BankStatementsModuleService } from "./service";

export const BANK_STATEMENTS_MODULE = "bank_statements";

export default Module(BANK_STATEMENTS_MODULE, {
  service: BankStatementsModuleService,
  loaders: [registrations],
});
