import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";

/**
 * When an account is closed, in Medusa's dashboard or by hand, its store has no owner: a trigger suspends it in the
 * same transaction, with a reason for the admin. It is a script instead of a migration, because another plugin owns the
 * accounts' table.
 */
export default async function suspendStoresWithoutOwner(): Promise<void> {
  await inTransaction(shopPool(), async (client) => {
    for (const statement of STATEMENTS) await client.query(statement);
  });
}

const STATEMENTS = [
  `CREATE OR REPLACE FUNCTION market_store_lose_owner(owner integer) RETURNS void LANGUAGE sql AS $$
     WITH lost AS (
       UPDATE market_store SET is_active = false, is_suspended = true, updated_at = now()
       WHERE user_number = owner AND deleted_at IS NULL AND NOT is_suspended RETURNING id
     )
     INSERT INTO market_store_decision (id, market_store_id, kind, reason)
     SELECT 'mstd_' || upper(replace(gen_random_uuid()::text, '-', '')), id, 'suspended', 'Эзэмшигчийн бүртгэл хаагдсан.' FROM lost
   $$`,
  `CREATE OR REPLACE FUNCTION account_leave_store() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN PERFORM market_store_lose_owner(NEW.number); RETURN NULL; END
   $$`,
  "DROP TRIGGER IF EXISTS account_leave_store ON account",
  `CREATE TRIGGER account_leave_store AFTER UPDATE OF deleted_at ON account FOR EACH ROW
   WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION account_leave_store()`,
  "SELECT market_store_lose_owner(number) FROM account WHERE deleted_at IS NOT NULL",
];
