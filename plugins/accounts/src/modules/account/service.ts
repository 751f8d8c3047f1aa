import { MedusaService } from "@medusajs/framework/utils";
import { Account } from "./models/account";

export class AccountModuleService extends MedusaService({ Account }) {}
