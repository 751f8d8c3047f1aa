import { Module } from "@medusajs/framework/utils";
import { BankTransferModuleService } from "./service";

export const BANK_TRANSFER_MODULE = "bankTransfer";

export default Module(BANK_TRANSFER_MODULE, { service: BankTransferModuleService });
