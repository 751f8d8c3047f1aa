import { MedusaService } from "@medusajs/framework/utils";
import { Account } from "./models/account";
import { PasswordReset } from "./models/password-reset";

export class AccountModuleService extends MedusaService({ Account, PasswordReset }) {}
