import type { ExecArgs } from "@medusajs/framework/types";
import { mendAccounts } from "../workflows/mend-accounts";

/** Once per database, when a version that writes accounts in one transaction meets what earlier ones left. */
export default async function mendHalfMadeAccounts({ container }: ExecArgs): Promise<void> {
  await mendAccounts(container);
}
