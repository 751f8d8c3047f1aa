import { lockKey } from "@zakh/kit/database/lock";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { LegalKind } from "../contract";

/** Lets one at a time write texts of a kind, until the transaction ends. */
export async function lockKind(sql: Queryable, kind: LegalKind): Promise<void> {
  await lockKey(sql, `legal:${kind}`);
}
