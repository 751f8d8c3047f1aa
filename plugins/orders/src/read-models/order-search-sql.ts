import { productsNamedSql } from "@zakh/catalog/read-models/products";
import { soundsLike } from "@zakh/kit/database/folded-function";
import { containing } from "@zakh/kit/database/like";
import type { ListFilter } from "@zakh/kit/database/list-page";
import { readOrderSearch } from "./order-search";

/** The names of a line in every language, as JSON; an index has the same expression. */
const LINE_NAMES = "lower(line.texts ->> 'name')";

/**
 * The condition on `order_detail d` that finds a search. What is found by a name is asked for by one statement a table, so that each uses
 * its own indexes: in one condition with OR, PostgreSQL would compare every order with every found account and line.
 */
export function searchCondition(filter: ListFilter, search: string): string {
  const { parts, amount, numbers, trackingNumber, name } = readOrderSearch(search);
  const found = parts.map((part) => `d.search_text LIKE lower(${filter.bind(part)})`);
  if (amount !== undefined) found.push(`d.total = ${filter.bind(amount)}::numeric`);
  if (numbers) found.push(`d.order_number = ANY(${filter.bind(numbers)}::int[])`);
  if (trackingNumber) found.push(`d.tracking_number <> '' AND d.tracking_number = ${filter.bind(trackingNumber)}`);
  if (name === undefined) return found.join(" OR ");
  found.push(...soundsLike(filter, "d.folded_text", name));
  const statements = [
    `SELECT d.id FROM order_detail d WHERE d.deleted_at IS NULL AND (${found.join(" OR ")})`,
    ...linesNamed(filter, name),
    ...ordersOfBuyers(filter, name),
  ];
  // An array is read once. `IN` would be read anew for each order while the database has no statistics of a young shop.
  return `d.id = ANY(ARRAY(${statements.join(" UNION ALL ")}))`;
}

/** By the product: as the line names it, and as it is called now. */
function linesNamed(filter: ListFilter, name: string): string[] {
  const lines = "SELECT line.order_detail_id FROM order_line line WHERE line.deleted_at IS NULL AND";
  const products = productsNamedSql(filter, name);
  // The index knows three letters or more; with two, of Hangul, every line would be read.
  const isIndexed = name.trim().length > 2;
  return [
    ...(isIndexed ? [`${lines} ${LINE_NAMES} LIKE ${filter.bind(containing(inJson(name.toLowerCase())))}`] : []),
    ...(products ? [`${lines} line.product_number = ANY(ARRAY(${products}))`] : []),
  ];
}

/** A text as it is within JSON, where quotes and backslashes are escaped. */
function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** By the name of the account that ordered. */
function ordersOfBuyers(filter: ListFilter, name: string): string[] {
  const buyers = soundsLike(filter, "account.folded_text", name);
  if (buyers.length === 0) return [];
  return [
    `SELECT d.id FROM order_detail d JOIN account ON account.number = d.account_number
     WHERE d.deleted_at IS NULL AND account.deleted_at IS NULL AND (${buyers.join(" OR ")})`,
  ];
}
