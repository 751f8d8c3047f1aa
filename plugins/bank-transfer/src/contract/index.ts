import type mn from "./locales/mn.json";

export * from "./bank-account";
export * from "./transfer";

export type BankTransferErrorCode = keyof typeof mn;

/** Code of this payment method: the default of an order that names none (spec §3 orders). */
export const BANK_TRANSFER = "bank_transfer";

/** Id of the payment provider inside Medusa: `pp_<identifier>_<id>`. */
export const BANK_TRANSFER_PROVIDER_ID = "pp_bank-transfer_bank-transfer";
