import type { Queryable } from "@zakh/kit/database/one-transaction";
import { findAccountByLogin } from "../../read-models/accounts";
import { hasUsablePassword } from "../../read-models/credentials";
import { isInvited } from "../../read-models/invites";

/** Whether an account has the email, or somebody signs in or is invited with it at Medusa's own calls. */
export async function isEmailTaken(sql: Queryable, email: string): Promise<boolean> {
  return (
    (await findAccountByLogin(sql, email)) !== undefined ||
    (await hasUsablePassword(sql, email)) ||
    (await isInvited(sql, email))
  );
}
