import { registerAccountMerging } from "@zakh/accounts/merging/account-merging";
import { moveOrders } from "../workflows/merge/move-orders";

/** Registers that orders, credit and notes of a customer follow when the account becomes part of another. */
export async function accountMergingLoader(): Promise<void> {
  registerAccountMerging(moveOrders);
}
