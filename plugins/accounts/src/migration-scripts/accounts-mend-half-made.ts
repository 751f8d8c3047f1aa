import type { ExecArgs } from "@medusajs/framework/types";
import { mendAccounts } from "../workflows/mend-accounts";

/**
 * Runs once per database and repairs incomplete accounts of earlier versions, which did not write accounts in one
 * transaction.
 */
export default async function mendHalfMadeAccounts({ container }: ExecArgs): Promise<void> {
  await mendAccounts(container);
}
