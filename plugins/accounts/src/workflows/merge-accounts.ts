import { CustomerWorkflowEvents } from "@medusajs/framework/utils";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { MergeAnswer, Moved } from "../contract/merging";
import { runAccountMergings } from "../merging/account-merging";
import { ACCOUNT_MODULE } from "../modules/account";
import type { AccountModuleService } from "../modules/account/service";
import { findAccountByNumber, toUser } from "../read-models/accounts";
import { closeAccounts, forgetPerson } from "./close-account";

export interface MergeAccountsInput {
  /** Public ids of the account that goes, and of the one that stays. */
  from: number;
  into: number;
  /** Name of the owner who does it. */
  by: string;
  preview: boolean;
}

const NOTHING: Moved = {
  orders: 0,
  credit: 0,
  cartLines: 0,
  senders: 0,
  notes: 0,
  stockAlerts: 0,
  mealKits: 0,
  reviews: 0,
};

/** Ends the transaction of a preview, which has done everything to find out what it does. */
class Preview extends Error {
  constructor(readonly result: MergeAnswer) {
    super("Only a preview");
  }
}

/**
 * Makes one account part of another (decision 172), in one transaction with both locked: what it has moves, its sessions and password end,
 * and what it was is kept in the history of the other. A preview does the same, and takes it back. Throws 404 `not_found`, 409
 * `merge_itself`, `merge_staff`, `merge_loses_sign_in`, and what the plugins refuse.
 */
export const mergeAccountsWorkflow = defineWrite(
  "merge-accounts",
  async ({ from, into, by, preview }: MergeAccountsInput, { container, emit }): Promise<MergeAnswer> => {
    if (from === into) throw new ApiError(409, "merge_itself");
    const merged = inOneTransaction(container, async (transaction) => {
      const { sql } = transaction;
      await sql.query("SELECT FROM account WHERE number = ANY($1) ORDER BY number FOR UPDATE", [[from, into]]);
      const [gone, stays] = [await findAccountByNumber(sql, from), await findAccountByNumber(sql, into)];
      if (!gone || !stays) throw new ApiError(404, "not_found");
      if (gone.isAdmin) throw new ApiError(409, "merge_staff");
      if (gone.email !== "" && stays.email === "") throw new ApiError(409, "merge_loses_sign_in");
      const moved = { ...NOTHING, ...(await runAccountMergings(transaction, { from: gone, into: stays, container })) };
      await closeAccounts(transaction, container, [gone.accountId]);
      await forgetPerson(transaction, container, gone);
      await sql.query("UPDATE account_merge SET into_number = $2 WHERE into_number = $1", [from, into]);
      const { name, username, email, customerId } = gone;
      const row = { into_number: into, from_number: from, name, username, email, moved: { ...moved }, by_name: by };
      await transaction.use(container.resolve<AccountModuleService>(ACCOUNT_MODULE), (service, context) =>
        service.createAccountMerges(row, context),
      );
      const result = { from: toUser(gone), into: toUser(stays), moved, losesSignIn: email !== "" };
      if (preview) throw new Preview(result);
      return { result, customerId };
    });
    try {
      const { result, customerId } = await merged;
      emit(CustomerWorkflowEvents.DELETED, { id: customerId });
      return result;
    } catch (error) {
      if (error instanceof Preview) return error.result;
      throw error;
    }
  },
);
