import { CATEGORY, MEAT, STORED } from "./on-sale";

/** In SQL: whether the store with the number in this column shows a product that is meat. */
export function sellsMeatSql(column: string): string {
  return `EXISTS (SELECT 1 ${STORED} ${CATEGORY}
    WHERE pd.store_number = ${column} AND pd.deleted_at IS NULL AND p.status = 'published' AND ${MEAT} <> 'none')`;
}
