import { defineWrite } from "@zakh/kit/database/define-write";
import { medusaId } from "@zakh/kit/database/medusa-id";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import { insertMails } from "@zakh/kit/mail/outgoing-mail";
import { findShopContact } from "@zakh/kit/mail/shop-contact";
import { bankCodeOf } from "@zakh/orders/contract";
import type { StoreAccountInput } from "../contract";
import { accountMails } from "../read-models/store-directory";

interface AccountInput {
  store: number;
  account: StoreAccountInput;
}

/** Sets where a store's money is paid out to; payouts that are prepared keep the account that they have. Its owner is mailed of another one. */
export const setStoreAccountWorkflow = defineWrite(
  "set-store-account",
  async ({ store, account }: AccountInput, { container }) => {
    const { bankName, accountNumber, accountHolder } = account;
    // Before the transaction, because it uses another connection.
    const shop = await findShopContact();
    await inOneTransaction(container, async ({ sql }) => {
      const { rows } = await sql.query<{ givenAt: Date; isAnother: boolean }>(
        `INSERT INTO store_account (id, store_number, bank_code, account_number, account_holder, given_at)
         VALUES ($1, $2, $3, $4, $5, now())
         ON CONFLICT (store_number) WHERE deleted_at IS NULL DO UPDATE SET bank_code = excluded.bank_code,
           account_number = excluded.account_number, account_holder = excluded.account_holder, given_at = now(), updated_at = now()
         WHERE (store_account.bank_code, store_account.account_number, store_account.account_holder)
           <> (excluded.bank_code, excluded.account_number, excluded.account_holder)
         RETURNING given_at AS "givenAt", created_at < given_at AS "isAnother"`,
        [medusaId("stacc", new Date()), store, bankCodeOf(bankName), accountNumber, accountHolder],
      );
      const [given] = rows;
      if (!given?.isAnother) return;
      await insertMails(sql, await accountMails(sql, { store, accountNumber, givenAt: given.givenAt, shop }));
    });
  },
);
