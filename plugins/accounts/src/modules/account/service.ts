import { MedusaService } from "@medusajs/framework/utils";
import { Account } from "./models/account";
import { AccountMerge } from "./models/account-merge";
import { PasswordReset } from "./models/password-reset";
import { PushSubscription } from "./models/push-subscription";

export class AccountModuleService extends MedusaService({ Account, AccountMerge, PasswordReset, PushSubscription }) {}
