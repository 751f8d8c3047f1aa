import type { StaffRole } from "@zakh/kit/contract";
import type { Pool } from "pg";
import type { StaffMember } from "../contract";

interface StaffRow extends Omit<StaffMember, "signedInAt"> {
  role: StaffRole;
  /** In ms since 1970, as the session has it. */
  signedInAt: number | null;
}

/** Everybody who works for the shop, owners first; or one of them, by public id. */
export async function findStaff(pool: Pool, number?: number): Promise<StaffMember[]> {
  const { rows } = await pool.query<StaffRow>(
    `SELECT a.number AS id, a.username, coalesce(a.email, '') AS email, a.name, a.staff_role AS role,
       (SELECT max((s.sess->'admin'->>'at')::float8) FROM shop_session s
        WHERE s.sess->'admin'->>'accountId' = a.id AND s.expire > now()
          AND coalesce((s.sess->'admin'->>'version')::int, 0) = a.admin_session_version) AS "signedInAt"
     FROM account a WHERE a.staff_role IS NOT NULL AND a.deleted_at IS NULL AND ($1::int IS NULL OR a.number = $1)
     ORDER BY array_position(ARRAY['owner', 'office', 'packer'], a.staff_role), a.number`,
    [number ?? null],
  );
  return rows.map(({ signedInAt, ...member }) => ({
    ...member,
    signedInAt: signedInAt === null ? null : new Date(signedInAt).toISOString(),
  }));
}
