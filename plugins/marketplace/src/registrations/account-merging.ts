import { registerAccountMerging } from "@zakh/accounts/merging/account-merging";
import { ApiError } from "@zakh/kit/errors/api-error";
import { hasStore } from "./account-closing";

/** Registers that a store's owner keeps the account: sessions, books and mails of the store are tied to it. */
export async function accountMergingLoader(): Promise<void> {
  registerAccountMerging(async ({ sql }, { from }) => {
    if (await hasStore(sql, from.number)) throw new ApiError(409, "merge_store_owner");
    return {};
  });
}
