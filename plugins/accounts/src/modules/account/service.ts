import { MedusaService } from "@medusajs/framework/utils";
import { Account } from "./models/account";
import { AccountAddress } from "./models/account-address";
import { AccountMerge } from "./models/account-merge";
import { PasswordReset } from "./models/password-reset";
import { PushSubscription } from "./models/push-subscription";

export class AccountModuleService extends MedusaService({
  Account,
  AccountAddress,
  AccountMerge,
  PasswordReset,
  PushSubscription,
}) {}
