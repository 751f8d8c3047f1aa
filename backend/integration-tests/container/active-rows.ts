import { countRows } from "../count-rows";

/**
 * Row counts of every table without soft-deleted rows, because Medusa's own undo soft-deletes some of its rows. Without
 * background jobs and notifications, which run concurrently, also for earlier tests.
 */
export function countActiveRows(): Promise<Record<string, number>> {
  return countRows({ without: ["background_job", "notification"], deleted: false });
}
