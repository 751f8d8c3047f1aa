import { cpus, loadavg, totalmem } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { Bench, CONNECTIONS, type Row } from "./bench.ts";
import { measureAll, measureSearches } from "./measures.ts";
import { residentMemory } from "./memory.ts";
import { gatherSupplies, type Shop } from "./supplies.ts";
import { toTable } from "./table.ts";

/** How long a shop needs after its start until its memory is stable. */
const SETTLE_MS = 5000;

interface BenchOptions {
  shop: Shop;
  processes: { commerce: number; edge: number };
  quick: boolean;
  /** measures only searches of the back office */
  searches: boolean;
  /** called after each measurement */
  detail: (row: string) => void;
  /** receives a function that ends the benchmark's own processes */
  afterwards: (close: () => void) => void;
}

/** Measures a running shop. */
export async function runBench({ shop, processes, quick, searches, detail, afterwards }: BenchOptions) {
  const memory = () => ({ commerce: residentMemory(processes.commerce), edge: residentMemory(processes.edge) });
  await pause(SETTLE_MS);
  const afterStart = memory();
  const load = loadavg()[0] ?? 0;

  const rows: Row[] = [];
  const pace = quick ? "quick" : "whole";
  const bench = new Bench(pace);
  afterwards(() => bench.close());
  await bench.open();
  const supplies = await gatherSupplies(shop, pace);
  const report = (row: Row) => {
    rows.push(row);
    detail(row.name);
  };
  await (searches ? measureSearches : measureAll)({ bench, shop, supplies, report });
  bench.close();

  return {
    takenAt: new Date().toISOString(),
    machine: {
      processor: cpus()[0]?.model ?? "",
      cores: cpus().length,
      memory: totalmem(),
      node: process.version,
      loadBefore: load,
    },
    pace: { ...bench.pace, connections: CONNECTIONS },
    memory: { afterStart, afterLoad: memory() },
    rows,
  };
}

/** The results as text. */
export function describeResults(results: Awaited<ReturnType<typeof runBench>>) {
  const {
    rows,
    memory: { afterStart, afterLoad },
    pace,
    machine,
  } = results;
  return [
    toTable(rows),
    "",
    `Memory in MB, commerce and edge: ${afterStart.commerce} and ${afterStart.edge} after the start, ${afterLoad.commerce} and ${afterLoad.edge} after the load.`,
    `${pace.connections} connections; medians of ${pace.repetitions} repetitions (lowest to highest); ${machine.cores} cores, load ${machine.loadBefore.toFixed(1)} when it began.`,
  ].join("\n");
}
