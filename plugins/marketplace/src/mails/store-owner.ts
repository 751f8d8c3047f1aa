import type { Language } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/mail/outgoing-mail";

/**
 * The recipient of mails about a store: its owner's account, in the language that the owner last used for the store.
 */
export interface StoreOwner {
  storeId: number;
  store: string;
  accountNumber: number;
  email: string;
  language: Language;
}

/** The owners of these stores; none for a store that an admin created, or whose account was closed. */
export async function findStoreOwners(database: Queryable, storeIds: readonly number[]): Promise<StoreOwner[]> {
  const { rows } = await database.query<StoreOwner>(
    `SELECT store.number AS "storeId", store.name AS store, account.number AS "accountNumber", account.email, store.language
     FROM market_store store JOIN account ON account.number = store.user_number AND account.deleted_at IS NULL
     WHERE store.number = ANY($1) AND store.deleted_at IS NULL`,
    [storeIds],
  );
  return rows;
}
