import { MedusaService } from "@medusajs/framework/utils";
import { BankAccount } from "./models/bank-account";

/** Stores the accounts that shoppers pay to. */
export class BankTransferModuleService extends MedusaService({ BankAccount }) {}
