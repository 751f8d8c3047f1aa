import { defineWrite } from "@zakh/kit/database/define-write";
import { medusaId } from "@zakh/kit/database/medusa-id";
import { shopPool } from "@zakh/kit/database/pool";
import { bankCodeOf } from "@zakh/orders/contract";
import type { StoreAccountInput } from "../contract";

interface AccountInput {
  /** Public id of the store. */
  store: number;
  account: StoreAccountInput;
}

/** Sets where a store's money is paid out to; payouts that are prepared keep the account that they have. */
export const setStoreAccountWorkflow = defineWrite("set-store-account", async ({ store, account }: AccountInput) => {
  await shopPool().query(
    `INSERT INTO store_account (id, store_number, bank_code, account_number, account_holder, given_at)
     VALUES ($1, $2, $3, $4, $5, now())
     ON CONFLICT (store_number) WHERE deleted_at IS NULL DO UPDATE SET bank_code = excluded.bank_code,
       account_number = excluded.account_number, account_holder = excluded.account_holder, given_at = now(), updated_at = now()
     WHERE (store_account.bank_code, store_account.account_number, store_account.account_holder)
       <> (excluded.bank_code, excluded.account_number, excluded.account_holder)`,
    [medusaId("stacc", new Date()), store, bankCodeOf(account.bankName), account.accountNumber, account.accountHolder],
  );
});
