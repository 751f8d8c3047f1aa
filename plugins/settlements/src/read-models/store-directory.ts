import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { OutgoingMail } from "@zakh/kit/mail/outgoing-mail";
import type { ShopContact } from "@zakh/kit/mail/shop-contact";

export interface DirectoryStore {
  number: number;
  name: string;
}

/** An account that was given for payouts. */
export interface GivenAccount {
  store: number;
  accountNumber: string;
  givenAt: Date;
  shop: ShopContact;
}

export interface StoreDirectory {
  stores(sql: Queryable): Promise<readonly DirectoryStore[]>;
  /** Tells a store's owner where its money goes from now on; may query only the transaction. */
  accountMails(sql: Queryable, given: GivenAccount): Promise<OutgoingMail[]>;
}

let directory: StoreDirectory = { stores: async () => [], accountMails: async () => [] };

/** Tells which stores there are: the plugin of the stores knows. Without one the books know stores by their public ids alone. */
export function registerStoreDirectory(registered: StoreDirectory): void {
  directory = registered;
}

export async function storeNames(sql: Queryable): Promise<ReadonlyMap<number, string>> {
  return new Map((await directory.stores(sql)).map(({ number, name }) => [number, name]));
}

/** The mails about a new account for payouts. */
export function accountMails(sql: Queryable, given: GivenAccount): Promise<OutgoingMail[]> {
  return directory.accountMails(sql, given);
}
