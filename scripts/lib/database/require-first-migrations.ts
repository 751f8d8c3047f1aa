import { Failure } from "../../bootstrap/failure.mjs";
import { withClient } from "./with-client.ts";

/** The newest migration of a shop before 0.2.0. */
export const LAST_BEFORE_0_2_0 = "Migration20261128133500";

/** The last migration of each module before 0.2.0. Since then the one of this name makes all its tables. */
const FIRST_MIGRATIONS = [
  "Migration20261121000200",
  "Migration20261121073200",
  "Migration20261123114500",
  "Migration20261124061502",
  "Migration20261128081000",
  "Migration20261128081002",
  "Migration20261128081733",
  "Migration20261128082500",
  LAST_BEFORE_0_2_0,
];

/** Every shop before 0.2.0 began with it. */
const OLDEST = "Migration20261121000000";

/** Throws a `Failure` for the database of an earlier version that lacks some of them: nothing of it is changed. */
export function requireFirstMigrations(url: string): Promise<void> {
  return withClient(url, async (client) => {
    const { rowCount: migrated } = await client.query(
      "select from pg_class where oid = to_regclass('mikro_orm_migrations')",
    );
    if (migrated === 0) return;
    const known = "select name from mikro_orm_migrations where name = any($1)";
    const { rows } = await client.query<{ name: string }>(known, [[OLDEST, ...FIRST_MIGRATIONS]]);
    const names = new Set(rows.map(({ name }) => name));
    if (!names.has(OLDEST) || names.size > FIRST_MIGRATIONS.length) return;
    throw new Failure(
      'This database is of a version before 0.2.0. Start the last of those once, as "Upgrading" in docs/operations.md says, and then this one.',
    );
  });
}
