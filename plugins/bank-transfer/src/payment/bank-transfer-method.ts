import { readTexts } from "@zakh/kit/configuration/read-texts";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { PaymentMethod } from "@zakh/orders/payment/payment-method";
import { storedSettings } from "@zakh/site-settings/read-models/setting";
import { BANK_TRANSFER, BANK_TRANSFER_PROVIDER_ID, bankAccountSnapshot, transferInput } from "../contract";
import { activeBankAccounts, findActiveBankAccount } from "../read-models/bank-accounts";
import type mn from "./locales/mn.json";

/**
 * The shopper transfers the money to one of the shop's accounts, under a depositor's name that identifies it. Always
 * offered; the setting `transfer-discount` makes its totals unique, and `payment-deadline` says until when to pay.
 */
export const bankTransferMethod: PaymentMethod = {
  code: BANK_TRANSFER,
  providerId: BANK_TRANSFER_PROVIDER_ID,
  immediate: false,
  delivers: true,
  asks: transferInput,
  facts: ["bankName", "accountNumber", "accountHolder"],
  texts: readTexts<keyof typeof mn>(__dirname, "locales"),
  tables: ["site_setting"],
  refuses: ["bank_account_unavailable"],

  async offer() {
    const [{ enabled }, { hours }] = await Promise.all([
      storedSettings["transfer-discount"].value(),
      storedSettings["payment-deadline"].value(),
    ]);
    return { isOffered: true, details: {}, hasTransferDiscount: enabled, paymentTermHours: hours };
  },

  /** The default account, and the customer as depositor. */
  async defaults({ customerName }) {
    const [account] = await activeBankAccounts.value();
    return { transferAccountHolder: customerName, ...(account && { selectedBankAccount: String(account.id) }) };
  },

  async prepare(form) {
    const { selectedBankAccount, transferAccountHolder } = transferInput.parse(form);
    const bankAccount = await findActiveBankAccount(shopPool(), Number(selectedBankAccount));
    if (!bankAccount) {
      throw new ApiError(409, "bank_account_unavailable", {
        fields: { "orderData.selectedBankAccount": "bank_account_unavailable" },
      });
    }
    return { details: { bankAccount }, payer: transferAccountHolder };
  },

  factsOf({ bankAccount }): Record<string, string> {
    const { id: _, ...facts } = bankAccountSnapshot.safeParse(bankAccount).data ?? { id: 0 };
    return facts;
  },
};
