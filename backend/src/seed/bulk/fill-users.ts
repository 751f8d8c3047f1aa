import type { Logger } from "@medusajs/framework/types";
import { analyze, insertRows } from "@zakh/kit/database/table-rows";
import type { Pool } from "pg";
import { everSeen } from "../parts/found";
import { shopperRows } from "./shopper-rows";
import { makeUpShoppers } from "./shoppers";

/** Users per transaction. */
const BATCH = 1000;

/** Age of the oldest one in days; the others are spread evenly until now. */
const OPENED = 370;
const DAY = 24 * 60 * 60 * 1000;

/** Fills the shop up to `wanted` users; existing ones stay unchanged. */
export async function fillUsers(pool: Pool, logger: Logger, wanted: number): Promise<void> {
  const [usernames, emails, known] = await Promise.all([
    everSeen("account", "username"),
    everSeen("account", "email"),
    countUsers(pool),
  ]);
  const missing = wanted - known;
  if (missing <= 0) return;
  const taken = new Set([...usernames, ...emails].map((login) => login.toLowerCase()));
  // The existing generated shoppers are always the first ones.
  const shoppers = makeUpShoppers(missing + taken.size)
    .filter(({ username, email }) => !taken.has(username) && !taken.has(email))
    .slice(0, missing);
  const tables = new Set<string>();
  for (let done = 0; done < shoppers.length; done += BATCH) {
    const batch = shoppers.slice(done, done + BATCH);
    const rows = batch.flatMap((shopper, index) => shopperRows(shopper, registeredAt((done + index) / missing)));
    await insertRows(pool, rows);
    for (const { table } of rows) tables.add(table);
    logger.info(`Made-up users: ${done + batch.length} of ${missing}`);
  }
  await analyze(pool, tables);
}

/** The registration time at this fraction of the period. */
function registeredAt(share: number): Date {
  return new Date(Date.now() - OPENED * DAY * (1 - share));
}

async function countUsers(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM account WHERE deleted_at IS NULL",
  );
  return rows[0]?.count ?? 0;
}
