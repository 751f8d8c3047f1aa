import { LIST_MAX, type Page } from "@zakh/kit/contract";
import { containing } from "@zakh/kit/database/like";
import type { Pool } from "pg";
import type { AdminStore, AdminStoresQuery, StoreDecision, StoreStanding } from "../contract";

/** What each standing means of a store; every store has exactly one. */
const STANDING: Record<StoreStanding, string> = {
  suspended: "store.is_suspended",
  waiting: "NOT store.is_suspended AND NOT store.is_verified",
  open: "store.is_verified AND store.is_active",
  closed: "NOT store.is_suspended AND store.is_verified AND NOT store.is_active",
};

/** Stores that an admin has to look at come first, then the newest. */
function order(table: string): string {
  const waits = `NOT ${table}.is_suspended AND (NOT ${table}.is_verified OR ${table}.requested_name IS NOT NULL)`;
  return `(${waits}) DESC, ${table}.number DESC`;
}

const STORES = `market_store store
  JOIN service_category category ON category.number = store.category_number
  LEFT JOIN account owner ON owner.number = store.user_number AND owner.deleted_at IS NULL`;

type Row = Omit<AdminStore, "createdAt" | "requestedName"> & { createdAt: Date; requestedName: string | null };

/** Stores with their owners, counts and last decision, in their order: the page is picked first, the counts are its own. */
async function findStores(pool: Pool, picked: string, values: unknown[]): Promise<AdminStore[]> {
  const { rows } = await pool.query<Row>(
    `WITH picked AS (
       SELECT store.*, category.name AS category_name,
         CASE WHEN owner.id IS NOT NULL THEN json_build_object('id', owner.number, 'username', owner.username,
           'email', owner.email, 'name', owner.name) END AS owner
       FROM ${STORES} WHERE store.deleted_at IS NULL AND ${picked}
     ), sold AS (
       SELECT store_number AS store, count(DISTINCT order_detail_id)::int AS orders
       FROM order_line WHERE store_number IN (SELECT number FROM picked) AND deleted_at IS NULL
       GROUP BY 1
     )
     SELECT picked.number AS id, picked.name, picked.description,
       picked.description_ru AS "descriptionRu", picked.description_en AS "descriptionEn", picked.logo_url AS "logoUrl",
       picked.cover_image_url AS "coverImageUrl", picked.address, picked.phone, picked.email,
       picked.opening_hours AS "openingHours", picked.category_number AS "categoryId", picked.user_number AS "userId",
       picked.is_active AS "isActive", picked.is_verified AS "isVerified", picked.created_at AS "createdAt",
       picked.category_name AS "categoryName", picked.owner, picked.is_suspended AS "isSuspended",
       picked.requested_name AS "requestedName",
       (SELECT count(*)::int FROM product_detail detail
         WHERE detail.store_number = picked.number AND detail.deleted_at IS NULL) AS "productCount",
       coalesce(sold.orders, 0) AS "orderCount", decision.told AS "lastDecision"
     FROM picked
     LEFT JOIN sold ON sold.store = picked.number
     LEFT JOIN LATERAL (
       SELECT json_build_object('kind', kind, 'reason', reason, 'decidedBy', account_name, 'createdAt', created_at) AS told
       FROM market_store_decision
       WHERE market_store_id = picked.id AND deleted_at IS NULL ORDER BY number DESC LIMIT 1
     ) decision ON true
     ORDER BY ${order("picked")}`,
    values,
  );
  return rows.map(({ createdAt, lastDecision, requestedName, ...row }) => ({
    ...row,
    ...(requestedName !== null && { requestedName }),
    createdAt: createdAt.toISOString(),
    lastDecision: lastDecision && { ...lastDecision, createdAt: new Date(lastDecision.createdAt).toISOString() },
  }));
}

/** One store as the back office sees it. */
export async function findAdminStore(pool: Pool, id: number): Promise<AdminStore | undefined> {
  const [store] = await findStores(pool, "store.number = $1", [id]);
  return store;
}

/** One page of the kept decisions on a store, newest first, and how many there are; `undefined` without such a store. */
export async function listStoreDecisions(
  pool: Pool,
  id: number,
  { limit, offset }: Required<Page>,
): Promise<{ rows: StoreDecision[]; total: number } | undefined> {
  const { rows: stores } = await pool.query<{ id: string; total: number }>(
    `SELECT id, (SELECT count(*)::int FROM market_store_decision
       WHERE market_store_id = market_store.id AND deleted_at IS NULL) AS total
     FROM market_store WHERE number = $1 AND deleted_at IS NULL`,
    [id],
  );
  if (!stores[0]) return undefined;
  const { rows } = await pool.query<Omit<StoreDecision, "createdAt"> & { createdAt: Date }>(
    `SELECT kind, reason, account_name AS "decidedBy", created_at AS "createdAt"
     FROM market_store_decision WHERE market_store_id = $1 AND deleted_at IS NULL ORDER BY number DESC LIMIT $2 OFFSET $3`,
    [stores[0].id, limit, offset],
  );
  return { rows: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), total: stores[0].total };
}

/** One page of the back office's list, and how many fit in all (ruling 36). */
export async function listStores(
  pool: Pool,
  query: AdminStoresQuery,
): Promise<{ stores: AdminStore[]; total: number }> {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const conditions = ["true"];
  if (query.standing) conditions.push(STANDING[query.standing]);
  if (query.categoryId) conditions.push(`store.category_number = ${bind(query.categoryId)}`);
  if (query.search) {
    const part = bind(containing(query.search));
    const columns = [
      "store.name",
      "store.requested_name",
      "store.phone",
      "store.email",
      "owner.username",
      "owner.name",
      "owner.email",
    ];
    conditions.push(`(${columns.map((column) => `${column} ILIKE ${part}`).join(" OR ")})`);
  }
  const condition = conditions.map((each) => `(${each})`).join(" AND ");
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${STORES} WHERE store.deleted_at IS NULL AND ${condition}`,
    values,
  );
  const page = `${condition} ORDER BY ${order("store")} LIMIT ${query.limit ?? LIST_MAX} OFFSET ${query.offset ?? 0}`;
  return { stores: await findStores(pool, page, values), total: rows[0]?.count ?? 0 };
}
