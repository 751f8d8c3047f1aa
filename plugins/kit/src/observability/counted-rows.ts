import { Gauge } from "prom-client";
import { shopPool } from "../database/pool";
import { withTimeout } from "../database/with-timeout";
import { metrics } from "./metrics";

/** Timeout of a count in ms: without the database the other metrics are still served. */
const TIMEOUT_MS = 2000;

export interface CountedRows {
  name: string;
  help: string;
  label: string;
  /** A SELECT of `label` and `count`. */
  select: string;
}

/** Adds a count of database rows to `/metrics`, taken at that moment; it is omitted while the database is down. */
export function countRows({ name, help, label, select }: CountedRows): void {
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [metrics],
    async collect() {
      this.reset();
      const rows = await withTimeout(TIMEOUT_MS, shopPool().query<{ label: string; count: string }>(select)).then(
        (result) => result.rows,
        () => [],
      );
      for (const row of rows) this.set({ [label]: row.label }, Number(row.count));
    },
  });
}
