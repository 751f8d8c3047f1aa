import { personName } from "@zakh/kit/contract";
import { z } from "zod";

/** Fields of the checkout form for a bank transfer (spec §5). */
export const transferInput = z.object({
  /** Id of the chosen bank account, as a string. */
  selectedBankAccount: z.string({ error: "bank_account_required" }).regex(/^[1-9]\d{0,9}$/, "bank_account_required"),
  transferAccountHolder: personName("depositor_too_short"),
});
export type TransferInput = z.infer<typeof transferInput>;
