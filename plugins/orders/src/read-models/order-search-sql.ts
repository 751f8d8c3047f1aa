import { containing } from "@zakh/kit/database/like";
import type { ListFilter } from "@zakh/kit/database/list-page";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { namesLike } from "./names-like";
import { readOrderSearch } from "./order-search";

/** Of the latest orders, the names are compared by their sound. */
const NAMED_ORDERS = 20_000;
/** Most orders found by a product. */
const ORDERS_OF_PRODUCT = 5000;

/** The names of a line in every language; an index has the same expression. */
const LINE_NAMES = "lower(line.name || E'\\n' || line.name_ru || E'\\n' || line.name_en)";

/**
 * The condition on `order_detail d` that finds a search. What is asked of other rows is asked once, as a list, so that PostgreSQL can
 * use its indexes for the whole.
 */
export async function searchCondition(sql: Queryable, filter: ListFilter, search: string): Promise<string> {
  const { parts, amount, numbers, name } = readOrderSearch(search);
  const found = parts.map((part) => `d.search_text LIKE lower(${filter.bind(part)})`);
  if (amount !== undefined) found.push(`d.total = ${filter.bind(amount)}::numeric`);
  if (numbers) found.push(`d.order_number = ANY(${filter.bind(numbers)}::int[])`);
  if (name !== undefined) {
    const product = filter.bind(containing(name.toLowerCase()));
    found.push(
      `d.id = ANY(ARRAY(SELECT line.order_detail_id FROM order_line line WHERE line.deleted_at IS NULL
        AND ${LINE_NAMES} LIKE ${product} ORDER BY line.order_detail_id DESC LIMIT ${ORDERS_OF_PRODUCT}))`,
    );
    const spelled = namesLike(name, await latestNames(sql));
    if (spelled.length > 0) {
      const names = filter.bind(spelled);
      found.push(
        `d.id = ANY(ARRAY(SELECT id FROM order_detail
          WHERE deleted_at IS NULL AND (customer_name = ANY(${names}::text[]) OR depositor = ANY(${names}::text[]))))`,
      );
    }
  }
  return found.join(" OR ");
}

/** The names of customers and depositors of the latest orders, each once. */
async function latestNames(sql: Queryable): Promise<string[]> {
  const { rows } = await sql.query<{ name: string }>(
    `WITH latest AS (SELECT customer_name, depositor FROM order_detail WHERE deleted_at IS NULL
       ORDER BY created_at DESC LIMIT ${NAMED_ORDERS})
     SELECT customer_name AS name FROM latest UNION SELECT depositor FROM latest WHERE depositor <> ''`,
  );
  return rows.map(({ name }) => name);
}
