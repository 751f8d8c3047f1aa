import { ORDER_STATUS, ORDER_STATUSES, type OrderStatusMeaning } from "../contract/status";

/** In SQL: whether a status means this. The statuses stand in it as literals, so that partial indexes serve it. */
export function statusIs(meaning: keyof OrderStatusMeaning, column = "d.status"): string {
  const statuses = ORDER_STATUSES.filter((status) => ORDER_STATUS[status][meaning]);
  return `${column} IN (${statuses.map((status) => `'${status}'`).join(", ")})`;
}
