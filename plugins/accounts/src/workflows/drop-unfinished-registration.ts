import { defineWrite } from "@zakh/kit/database/define-write";
import { inOneTransaction, type Queryable } from "@zakh/kit/database/one-transaction";

/** Removes a password with which nobody can sign in, because its account was never made. */
export async function dropUnfinished(sql: Queryable, email: string): Promise<void> {
  // In one statement, and by the row's own columns, which PostgreSQL reads again after it has waited for the row: an account that is
  // finished meanwhile keeps its password.
  await sql.query(
    `DELETE FROM auth_identity i WHERE id IN (SELECT auth_identity_id FROM provider_identity
       WHERE provider = 'emailpass' AND entity_id = lower($1))
     AND i.app_metadata->>'customer_id' IS NULL AND i.app_metadata->>'user_id' IS NULL`,
    [email],
  );
}

/** The same in a transaction of its own. */
export const dropUnfinishedRegistrationWorkflow = defineWrite(
  "drop-unfinished-registration",
  ({ email }: { email: string }, { container }) => inOneTransaction(container, ({ sql }) => dropUnfinished(sql, email)),
);

/** Removes passwords that were chosen for an invitation so many days ago, and never accepted it. */
export const dropOldPasswordsOfInvitedWorkflow = defineWrite(
  "drop-old-passwords-of-invited",
  ({ days }: { days: number }, { container }) =>
    inOneTransaction(container, async ({ sql }) => {
      await sql.query(
        `DELETE FROM auth_identity WHERE id IN (SELECT auth_identity_id FROM provider_identity
           WHERE provider = 'emailpass' AND entity_id LIKE 'invited:%' AND created_at < now() - make_interval(days => $1))`,
        [days],
      );
    }),
);
