import type mn from "./locales/mn.json";

export type BankTransferErrorCode = keyof typeof mn;

/** A bank account that shoppers pay to (spec §3 bank_accounts). */
export interface BankAccount {
  id: number;
  bankName: string;
  accountNumber: string;
  accountHolder: string;
  description: string | null;
  isDefault: boolean;
  isActive: boolean;
  /** ISO 8601. */
  createdAt: string;
}

/** The account as it was when an order was placed; later edits do not change it (ruling 8). */
export type BankAccountSnapshot = Pick<BankAccount, "id" | "bankName" | "accountNumber" | "accountHolder">;

/** The only payment method (spec §9). */
export const BANK_TRANSFER = "bank_transfer";

/** Id of the payment provider inside Medusa: `pp_<identifier>_<id>`. */
export const BANK_TRANSFER_PROVIDER_ID = "pp_bank-transfer_bank-transfer";
