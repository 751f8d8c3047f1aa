import { randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { residentMemory } from "../../bench/memory.ts";
import { alignColumns } from "../lib/align-columns.ts";
import type { Crowd } from "./crowd.ts";
import type { Findings } from "./findings.ts";
import type { OwnShop } from "./own-shop.ts";
import { Visitor } from "./visitor.ts";

/** How long each visitor rests between two things. */
const REST_MS = 1000;
/** How often memory is looked at. */
const POLL_INTERVAL_MS = 2000;
/** What the rest is compared with: the first minutes, in which caches and pools fill. */
const WARM_UP_MINUTES = 5;
/** How much more memory, and how much slower, the last minutes may be than those. */
const MAX_GROWTH = 1.1;
/** Below this a call is quick, and a difference is the machine's. */
const QUICK_MS = 50;

/**
 * Ten people browse, search, fill carts, sign in and order, for as many minutes as were asked for; memory does not
 * grow, nothing fails, and nothing becomes slower.
 */
export async function traffic(
  shop: OwnShop,
  crowd: Crowd,
  findings: Findings,
  { minutes, print }: { minutes: number; print: (text: string) => void },
) {
  const log = new TrafficLog(shop);
  const over = Date.now() + minutes * 60_000;
  const visitors = await Promise.all(crowd.shoppers.map((shopper) => Visitor.of(shopper, crowd)));
  const looking = look(log, over);
  await Promise.all(
    visitors.map(async (visitor) => {
      await delay(randomInt(REST_MS));
      while (Date.now() < over) {
        const began = performance.now();
        const { what, problem } = await visitor.act();
        log.acted(performance.now() - began, problem && `${what}: ${problem}`);
        await delay(REST_MS);
      }
    }),
  );
  await looking;
  print(log.table());
  report(log, minutes, findings);
  const { problems, found } = await crowd.audit();
  findings.none("  looked at the database", "all orders whole", problems, `${found} of ${crowd.bought.length} whole`);
}

async function look(log: TrafficLog, over: number) {
  for (; Date.now() < over; await delay(POLL_INTERVAL_MS)) log.lookAtMemory();
}

function report(log: TrafficLog, minutes: number, findings: Findings) {
  findings.none(
    `${minutes} minutes of mixed traffic by ten people`,
    "no error",
    log.problems,
    `${log.actions} things done, none failed`,
  );
  const { rows } = log;
  // The last minute is not whole.
  const whole = rows.slice(0, Math.floor(minutes));
  const warm = whole[WARM_UP_MINUTES - 1];
  const last = whole.slice(WARM_UP_MINUTES).slice(-WARM_UP_MINUTES);
  if (!warm || last.length === 0) return;
  for (const part of ["commerce", "edge"] as const) {
    const now = median(last.map((row) => row[part]));
    findings.note(
      `  memory of ${part}`,
      "grows by less than a tenth after five minutes",
      `${warm[part]} MB, then ${now} MB`,
      now < warm[part] * MAX_GROWTH,
    );
  }
  const before = median(whole.slice(0, WARM_UP_MINUTES).map(({ p95 }) => p95));
  const after = median(last.map(({ p95 }) => p95));
  findings.note(
    "  p95 of a minute",
    "does not rise",
    `${before} ms, then ${after} ms`,
    after <= Math.max(before * MAX_GROWTH, QUICK_MS),
  );
}

/** What was done and what it took, minute by minute. */
class TrafficLog {
  readonly pids: OwnShop["pids"];
  readonly began = Date.now();
  minutes: { times: number[]; commerce: number[]; edge: number[] }[] = [];
  problems: string[] = [];
  actions = 0;

  constructor(shop: OwnShop) {
    this.pids = shop.pids;
  }

  get #minute() {
    const place = Math.floor((Date.now() - this.began) / 60_000);
    this.minutes[place] ??= { times: [], commerce: [], edge: [] };
    return this.minutes[place];
  }

  acted(took: number, problem: string | undefined) {
    this.actions += 1;
    this.#minute.times.push(took);
    if (problem) this.problems.push(problem);
  }

  lookAtMemory() {
    const minute = this.#minute;
    minute.commerce.push(residentMemory(this.pids.commerce));
    minute.edge.push(residentMemory(this.pids.edge));
  }

  /** A row a minute: how many things were done, times in ms, memory in MB. */
  get rows() {
    return this.minutes.map(({ times, commerce, edge }, minute) => ({
      minute: minute + 1,
      actions: times.length,
      p50: quantile(times, 0.5),
      p95: quantile(times, 0.95),
      commerce: median(commerce),
      edge: median(edge),
    }));
  }

  table() {
    const head = ["minute", "actions", "p50 ms", "p95 ms", "commerce MB", "edge MB"];
    const rows = this.rows.map((row) => Object.values(row).map(String));
    return ["", ...alignColumns([head, ...rows], 0)].join("\n");
  }
}

function median(values: number[]) {
  return quantile(values, 0.5);
}

function quantile(values: number[], share: number) {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
