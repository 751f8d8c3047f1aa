import type { Pool } from "pg";

/** Whether an administrator has invited this email to Medusa's dashboard, and the invitation is still valid. */
export async function isInvited(pool: Pool, email: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `SELECT 1 FROM invite WHERE lower(email) = lower($1) AND NOT accepted AND expires_at > now() AND deleted_at IS NULL`,
    [email],
  );
  return rowCount !== 0;
}
