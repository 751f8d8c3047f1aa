import { MedusaService } from "@medusajs/framework/utils";
import { Account } from "./models/account";
import { PasswordReset } from "./models/password-reset";
import { PushSubscription } from "./models/push-subscription";

export class AccountModuleService extends MedusaService({ Account, PasswordReset, PushSubscription }) {}
