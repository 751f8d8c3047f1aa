import { searchedPhone } from "@zakh/accounts/read-models/accounts";
import { sellsMeatSql } from "@zakh/catalog/read-models/sells-meat";
import { contentTexts, type Page } from "@zakh/kit/contract";
import { soundsLike } from "@zakh/kit/database/folded-function";
import { containing } from "@zakh/kit/database/like";
import { ALPHABETICAL, countRows, ListFilter, limited } from "@zakh/kit/database/list-page";
import { textColumns } from "@zakh/kit/database/text-columns";
import type { Pool } from "pg";
import {
  type AdminStore,
  type AdminStoresQuery,
  type ConfirmedChanges,
  missingOfStore,
  STORE_TEXTS,
  type StoreDecision,
  type StoreSort,
  type StoreStanding,
  type StoreTask,
} from "../contract";
import { identitySql, offerSql } from "./store-columns";

/** SQL condition of each standing; every store has exactly one. */
const STANDING: Record<StoreStanding, string> = {
  suspended: "store.is_suspended",
  waiting: "NOT store.is_suspended AND NOT store.is_verified",
  open: "store.is_verified AND store.is_active",
  closed: "NOT store.is_suspended AND store.is_verified AND NOT store.is_active",
};

/** A store that has not told what the law asks for, by the rule of `missingOfStore`. */
const LACKS_DUTY = `(store.trade_name = '' OR store.representative = '' OR store.business_number = ''
  OR (store.mail_order_number = '' AND NOT store.mail_order_exempt) OR (store.meat_licence = '' AND ${sellsMeatSql("store.number")}))`;

/** Of stores whose owner can still see to it. A store that waits for its first decision is no task of these: its approval asks. */
const TASK: Record<StoreTask, string> = {
  changes: "store.requested_changes IS NOT NULL AND NOT store.is_suspended",
  missing: `store.is_verified AND NOT store.is_suspended AND ${LACKS_DUTY}`,
};

/** Default: stores that need an admin's decision first, then newest. */
function order(table: string, sort: StoreSort = "waiting"): string {
  const waits = `NOT ${table}.is_suspended AND (NOT ${table}.is_verified OR ${table}.requested_changes IS NOT NULL)`;
  const orders: Record<StoreSort, string> = {
    waiting: `(${waits}) DESC, ${table}.number DESC`,
    newest: `${table}.number DESC`,
    oldest: `${table}.number`,
    name: `${table}.name ${ALPHABETICAL}, ${table}.number`,
    "-name": `${table}.name ${ALPHABETICAL} DESC, ${table}.number DESC`,
  };
  return orders[sort];
}

const STORES = `market_store store
  JOIN service_category category ON category.number = store.category_number
  LEFT JOIN account owner ON owner.number = store.user_number AND owner.deleted_at IS NULL`;

type Row = Omit<AdminStore, "createdAt" | "handedInAt" | "requestedChanges" | "missing"> & {
  createdAt: Date;
  handedInAt: Date | null;
  requestedChanges: ConfirmedChanges | null;
  sellsMeat: boolean;
};

/**
 * Stores with their owners, counts and last decision: the page is selected first, and counts are computed for it only.
 */
async function findStores(pool: Pool, picked: string, values: unknown[], sort?: StoreSort): Promise<AdminStore[]> {
  const { rows } = await pool.query<Row>(
    `WITH picked AS (
       SELECT store.*, category.texts #>> '{name,mn}' AS category_name,
         CASE WHEN owner.id IS NOT NULL THEN json_build_object('id', owner.number, 'username', owner.username,
           'email', owner.email, 'name', owner.name) END AS owner
       FROM ${STORES} WHERE store.deleted_at IS NULL AND ${picked}
     ), sold AS (
       SELECT store_number AS store, count(DISTINCT order_detail_id)::int AS orders
       FROM order_line WHERE store_number IN (SELECT number FROM picked) AND deleted_at IS NULL
       GROUP BY 1
     )
     SELECT picked.number AS id, picked.name, ${textColumns("picked.texts", contentTexts(STORE_TEXTS))}, picked.logo_url AS "logoUrl",
       picked.cover_image_url AS "coverImageUrl", ${offerSql("picked")}, picked.address, picked.position, picked.phone, picked.email, ${identitySql("picked")},
       picked.opening_hours AS "openingHours", picked.sending_days AS "sendingDays", picked.category_number AS "categoryId", picked.user_number AS "userId",
       picked.is_active AS "isActive", picked.is_verified AS "isVerified", picked.created_at AS "createdAt",
       picked.category_name AS "categoryName", picked.owner, picked.is_suspended AS "isSuspended",
       picked.requested_changes AS "requestedChanges", picked.language, picked.handed_in_at AS "handedInAt",
       ${sellsMeatSql("picked.number")} AS "sellsMeat",
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
     ORDER BY ${order("picked", sort)}`,
    values,
  );
  return rows.map(({ createdAt, handedInAt, lastDecision, requestedChanges, sellsMeat, ...row }) => ({
    ...row,
    ...(requestedChanges && { requestedChanges }),
    missing: missingOfStore(row, sellsMeat),
    handedInAt: handedInAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    lastDecision: lastDecision && { ...lastDecision, createdAt: new Date(lastDecision.createdAt).toISOString() },
  }));
}

/** One store for the back office. */
export async function findAdminStore(pool: Pool, id: number): Promise<AdminStore | undefined> {
  const [store] = await findStores(pool, "store.number = $1", [id]);
  return store;
}

/**
 * One page of the recorded decisions about a store, newest first, and their number; `undefined` without such a store.
 */
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

const SEARCHED = [
  "store.name",
  "store.requested_changes ->> 'name'",
  "store.trade_name",
  "store.representative",
  "store.business_number",
  "store.phone",
  "store.email",
  "owner.username",
  "owner.name",
  "owner.email",
];

/** One page of the back office's list, and the total number (ruling 36). */
export async function listStores(
  pool: Pool,
  query: AdminStoresQuery,
): Promise<{ stores: AdminStore[]; total: number }> {
  const filter = new ListFilter();
  filter.add("store.deleted_at IS NULL");
  if (query.standing) filter.add(STANDING[query.standing]);
  if (query.task) filter.add(TASK[query.task]);
  if (query.categoryId) filter.add(`store.category_number = ${filter.bind(query.categoryId)}`);
  if (query.search) {
    const part = filter.bind(containing(query.search));
    const found = SEARCHED.map((column) => `${column} ILIKE ${part}`);
    const phone = searchedPhone(query.search);
    if (phone) found.push(`replace(store.phone, '-', '') LIKE ${filter.bind(containing(phone))}`);
    filter.add([...found, ...soundsLike(filter, "owner.folded_text", query.search)].join(" OR "));
  }
  const page = `${filter.condition} ORDER BY ${order("store", query.sort)} ${limited(query)}`;
  const [stores, total] = await Promise.all([
    findStores(pool, page, filter.values, query.sort),
    countRows(pool, STORES, filter),
  ]);
  return { stores, total };
}
