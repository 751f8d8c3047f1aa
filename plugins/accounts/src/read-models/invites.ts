import type { Queryable } from "@zakh/kit/database/one-transaction";

/** Whether an administrator has invited this email to Medusa's dashboard, and the invitation is still valid. */
export async function isInvited(sql: Queryable, email: string): Promise<boolean> {
  const { rowCount } = await sql.query(
    `SELECT 1 FROM invite WHERE lower(email) = lower($1) AND NOT accepted AND expires_at > now() AND deleted_at IS NULL`,
    [email],
  );
  return rowCount !== 0;
}
