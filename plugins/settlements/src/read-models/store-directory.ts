import type { Queryable } from "@zakh/kit/database/one-transaction";

/** A store as the books name it. */
export interface DirectoryStore {
  /** Public id. */
  number: number;
  name: string;
}

type FindStores = (sql: Queryable) => Promise<readonly DirectoryStore[]>;

let findStores: FindStores = async () => [];

/** Tells which stores there are: the plugin of the stores knows. Without one the books know stores by their public ids alone. */
export function registerStoreDirectory(find: FindStores): void {
  findStores = find;
}

/** The names of all stores by public id. */
export async function storeNames(sql: Queryable): Promise<ReadonlyMap<number, string>> {
  return new Map((await findStores(sql)).map(({ number, name }) => [number, name]));
}
