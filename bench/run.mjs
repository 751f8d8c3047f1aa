import { cpus, loadavg, totalmem } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { Bench, CONNECTIONS } from "./bench.mjs";
import { measureAll, measureSearches } from "./measures.mjs";
import { residentMemory } from "./memory.mjs";
import { gatherSupplies } from "./supplies.mjs";
import { toTable } from "./table.mjs";

/** How long a shop needs after its start until its memory is stable. */
const SETTLE_MS = 5000;

/**
 * Measures a running shop.
 *
 * @param {object} options
 * @param {import("./supplies.mjs").Shop} options.shop
 * @param {{ commerce: number, edge: number }} options.processes
 * @param {boolean} options.quick
 * @param {boolean} options.searches measures only searches of the back office
 * @param {(row: string) => void} options.detail called after each measurement
 * @param {(close: () => void) => void} options.afterwards receives a function that ends the benchmark's own processes
 */
export async function runBench({ shop, processes, quick, searches, detail, afterwards }) {
  const memory = () => ({ commerce: residentMemory(processes.commerce), edge: residentMemory(processes.edge) });
  await pause(SETTLE_MS);
  const afterStart = memory();
  const load = loadavg()[0] ?? 0;

  /** @type {import("./bench.mjs").Row[]} */
  const rows = [];
  const pace = quick ? "quick" : "whole";
  const bench = new Bench(pace);
  afterwards(() => bench.close());
  await bench.open();
  const supplies = await gatherSupplies(shop, pace);
  const report = (/** @type {import("./bench.mjs").Row} */ row) => {
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

/**
 * The results as text.
 * @param {Awaited<ReturnType<typeof runBench>>} results
 */
export function describeResults({ rows, memory: { afterStart, afterLoad }, pace, machine }) {
  return [
    toTable(rows),
    "",
    `Memory in MB, commerce and edge: ${afterStart.commerce} and ${afterStart.edge} after the start, ${afterLoad.commerce} and ${afterLoad.edge} after the load.`,
    `${pace.connections} connections; medians of ${pace.repetitions} repetitions (lowest to highest); ${machine.cores} cores, load ${machine.loadBefore.toFixed(1)} when it began.`,
  ].join("\n");
}
