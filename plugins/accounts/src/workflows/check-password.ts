import { shopPool } from "@zakh/kit/database/pool";
import { passwordMatches } from "../providers/emailpass/password-hash";
import { findPasswordHash } from "../read-models/credentials";
import { wrongCurrentPassword } from "./password-rows";

/** The hash of an account's password; 400 on the field `currentPassword` when it is another one (ruling 21). */
export async function checkPassword(accountId: string, password: string): Promise<string> {
  const hash = await findPasswordHash(shopPool(), accountId);
  if (hash === undefined || !(await passwordMatches(hash, password))) throw wrongCurrentPassword();
  return hash;
}
