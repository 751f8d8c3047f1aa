import { Gauge } from "prom-client";
import { shopPool } from "../database/pool";
import { within } from "../database/within";
import { metrics } from "./metrics";

/** How long a count may take, in ms: without the database the rest of the numbers is still told. */
const PATIENCE = 2000;

interface CountedRows {
  name: string;
  help: string;
  /** The column that splits the count. */
  label: string;
  /** A SELECT of `label` and `count`. */
  select: string;
}

/** Has `/metrics` tell what is in the database at that moment; nothing is told of it while the database is away. */
export function countRows({ name, help, label, select }: CountedRows): void {
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [metrics],
    async collect() {
      this.reset();
      const rows = await within(PATIENCE, shopPool().query<{ label: string; count: string }>(select)).then(
        (result) => result.rows,
        () => [],
      );
      for (const row of rows) this.set({ [label]: row.label }, Number(row.count));
    },
  });
}
