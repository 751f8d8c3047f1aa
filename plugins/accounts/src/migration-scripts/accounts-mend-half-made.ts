import type { ExecArgs } from "@medusajs/framework/types";
import { repairAccounts } from "../workflows/repair-accounts";

/**
 * Runs once per database and repairs incomplete accounts of earlier versions, which did not write accounts in one
 * transaction.
 */
export default async function repairIncompleteAccounts({ container }: ExecArgs): Promise<void> {
  await repairAccounts(container);
}
