import type { StoreDirectory } from "@zakh/settlements/read-models/store-directory";
import { storeAccountMail } from "../mails/store-account-mail";
import { findStoreOwners } from "../mails/store-owner";

/** Which stores there are, so that their books name them, and how an owner hears where the money goes. */
export const storeDirectory: StoreDirectory = {
  async stores(sql) {
    const { rows } = await sql.query<{ number: number; name: string }>(
      "SELECT number, name FROM market_store WHERE deleted_at IS NULL ORDER BY number",
    );
    return rows;
  },
  accountMails: async (sql, given) =>
    (await findStoreOwners(sql, [given.store])).map((owner) => storeAccountMail(given, owner)),
};
