import { findAccounts } from "@zakh/accounts/read-models/accounts";
import { shopPool } from "@zakh/kit/database/pool";
import type { Actor } from "../workflows/record-change";

/** The account of a user of Medusa's dashboard; null when there is none. */
export async function findActor(userId: string | undefined): Promise<Actor> {
  if (!userId) return null;
  const [account] = await findAccounts(shopPool(), [], userId);
  return account ? { number: account.number, name: account.name } : null;
}
