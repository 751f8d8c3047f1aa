import { countRows } from "../count-rows";

/** Tables that change independently of a test's calls: sessions, background jobs, and Medusa's own records. */
const IGNORED_TABLES = ["shop_session", "background_job", "workflow_execution", "notification", "zakh_runtime"];

/** Row counts of every table of the shop, without those that change independently. */
export function rowCounts(): Promise<Record<string, number>> {
  return countRows({ without: IGNORED_TABLES, deleted: true });
}
