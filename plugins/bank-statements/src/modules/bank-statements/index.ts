import { Module } from "@medusajs/framework/utils";
import { accountClosingLoader } from "../../registrations/account-closing";
import { accountMergingLoader } from "../../registrations/account-merging";
import { paymentWatchLoader } from "../../registrations/payment-watch";
import { senderDataLoader } from "../../registrations/personal-data";
import { tableReaderLoader } from "../../registrations/table-reader";
import { statementTasksLoader } from "../../registrations/tasks";
import { transferLinesLoader } from "../../registrations/transfer-lines";
import { BankStatementsModuleService } from "./service";

export const BANK_STATEMENTS_MODULE = "bank_statements";

export default Module(BANK_STATEMENTS_MODULE, {
  service: BankStatementsModuleService,
  loaders: [
    accountClosingLoader,
    accountMergingLoader,
    paymentWatchLoader,
    statementTasksLoader,
    tableReaderLoader,
    transferLinesLoader,
    senderDataLoader,
  ],
});
