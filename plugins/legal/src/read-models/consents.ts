import type { Queryable } from "@zakh/kit/database/one-transaction";
import { AGREED_KINDS, type AgreedKind, type OwnConsents } from "../contract";

interface Row {
  kind: AgreedKind;
  version: number;
  agreedAt: Date;
}

/** The last version of each kind that an account has agreed to, wherever it did. */
export async function findConsents(sql: Queryable, accountNumber: number): Promise<OwnConsents> {
  const { rows } = await sql.query<Row>(
    `SELECT DISTINCT ON (kind) kind, version_number AS version, agreed_at AS "agreedAt" FROM legal_consent
     WHERE account_number = $1 AND kind = ANY($2) AND deleted_at IS NULL ORDER BY kind, agreed_at DESC, version_number DESC`,
    [accountNumber, AGREED_KINDS],
  );
  const given = (kind: AgreedKind) => {
    const row = rows.find((each) => each.kind === kind);
    return row ? { versionId: row.version, agreedAt: row.agreedAt.toISOString() } : null;
  };
  return { terms: given("terms"), privacy: given("privacy") };
}
