import { productsNamedSql } from "@zakh/catalog/read-models/products";
import { soundsLike } from "@zakh/kit/database/folded-function";
import { containing } from "@zakh/kit/database/like";
import type { ListFilter } from "@zakh/kit/database/list-page";
import { readOrderSearch } from "./order-search";

/** Most orders found by a product, and most accounts by a name. */
const MAX_FOUND = 5000;

/** The names of a line in every language; an index has the same expression. */
const LINE_NAMES = "lower(line.name || E'\\n' || line.name_ru || E'\\n' || line.name_en)";

/**
 * The condition on `order_detail d` that finds a search. What is asked of other rows is asked once, as a list, so that PostgreSQL can
 * use its indexes for the whole.
 */
export function searchCondition(filter: ListFilter, search: string): string {
  const { parts, amount, numbers, name } = readOrderSearch(search);
  const found = parts.map((part) => `d.search_text LIKE lower(${filter.bind(part)})`);
  if (amount !== undefined) found.push(`d.total = ${filter.bind(amount)}::numeric`);
  if (numbers) found.push(`d.order_number = ANY(${filter.bind(numbers)}::int[])`);
  if (name !== undefined) found.push(...named(filter, name));
  return found.join(" OR ");
}

/** By recipient and depositor, by the name of the account that ordered, and by the products. */
function named(filter: ListFilter, name: string): string[] {
  const names = [`${LINE_NAMES} LIKE ${filter.bind(containing(name.toLowerCase()))}`];
  const products = productsNamedSql(filter, name);
  if (products) names.push(`line.product_number = ANY(ARRAY(${products}))`);
  const found = [
    `d.id = ANY(ARRAY(SELECT line.order_detail_id FROM order_line line WHERE line.deleted_at IS NULL
      AND (${names.join(" OR ")}) ORDER BY line.order_detail_id DESC LIMIT ${MAX_FOUND}))`,
    ...soundsLike(filter, "d.folded_text", name),
  ];
  const buyers = soundsLike(filter, "account.folded_text", name).join(" OR ");
  if (buyers) {
    found.push(
      `d.account_number = ANY(ARRAY(SELECT number FROM account WHERE deleted_at IS NULL AND (${buyers}) LIMIT ${MAX_FOUND}))`,
    );
  }
  return found;
}
