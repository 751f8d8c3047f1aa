import { MedusaService } from "@medusajs/framework/utils";
import { SettledOrder } from "./models/settled-order";
import { SettlingState } from "./models/settling-state";
import { StoreAccount } from "./models/store-account";
import { StoreCommissionRate } from "./models/store-commission-rate";
import { StoreEntry } from "./models/store-entry";
import { StorePayout } from "./models/store-payout";

/** Stores the books of stores: entries, rates of commission, accounts and payouts. */
export class SettlementsModuleService extends MedusaService({
  StoreEntry,
  StoreCommissionRate,
  StoreAccount,
  StorePayout,
  SettledOrder,
  SettlingState,
}) {}
