import type { AccountMerging } from "@zakh/accounts/merging/account-merging";
import { ApiError } from "@zakh/kit/errors/api-error";
import { hasStore } from "./account-closing";

/** A store's owner keeps the account: sessions, books and mails of the store are tied to it. */
export const accountMerging: AccountMerging = async ({ sql }, { from }) => {
  if (await hasStore(sql, from.number)) throw new ApiError(409, "merge_store_owner");
  return {};
};
