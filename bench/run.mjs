import { cpus, loadavg, totalmem } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { Bench, CONNECTIONS } from "./bench.mjs";
import { measureAll } from "./measures.mjs";
import { heldMemory } from "./memory.mjs";
import { gatherSupplies } from "./supplies.mjs";
import { toTable } from "./table.mjs";

/** After so long, in ms, a started shop has put down what it needed for starting. */
const SETTLED = 5000;

/**
 * Measures a running shop and tells what came of it.
 *
 * @param {object} options
 * @param {import("./supplies.mjs").Shop} options.shop
 * @param {{ commerce: number, edge: number }} options.processes
 * @param {boolean} options.quick
 * @param {(row: string) => void} options.detail is told what has been measured last
 * @param {(close: () => void) => void} options.afterwards is handed what ends the benchmark's own processes
 */
export async function runBench({ shop, processes, quick, detail, afterwards }) {
  const memory = () => ({ commerce: heldMemory(processes.commerce), edge: heldMemory(processes.edge) });
  await pause(SETTLED);
  const afterStart = memory();
  const load = loadavg()[0] ?? 0;

  /** @type {import("./bench.mjs").Row[]} */
  const rows = [];
  const pace = quick ? "quick" : "whole";
  const bench = new Bench(pace);
  afterwards(() => bench.close());
  await bench.open();
  const supplies = await gatherSupplies(shop, pace);
  const tell = (/** @type {import("./bench.mjs").Row} */ row) => {
    rows.push(row);
    detail(row.name);
  };
  await measureAll({ bench, shop, supplies, tell });
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
 * What came of it, as people read it.
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
