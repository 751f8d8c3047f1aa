import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { residentMemory } from "./memory.mjs";
import { Visitor } from "./visitor.mjs";

/** How long each visitor rests between two things, in ms. */
const REST = 1000;
/** How often memory is looked at, in ms. */
const LOOK = 2000;
/** What the rest is compared with: the first minutes, in which caches and pools fill. */
const WARM = 5;
/** How much more memory, and how much slower, the last minutes may be than those. */
const GROWTH = 1.1;
/** Below this a call is quick, and a difference is the machine's, in ms. */
const QUICK = 50;

/**
 * Ten people browse, search, fill carts, sign in and order, for as many minutes as were asked for; memory does not
 * grow, nothing fails, and nothing becomes slower.
 * @param {import("./own-shop.mjs").OwnShop} shop
 * @param {import("./crowd.mjs").Crowd} crowd
 * @param {import("./findings.mjs").Findings} findings
 * @param {{ minutes: number, say: (text: string) => void }} options
 */
export async function traffic(shop, crowd, findings, { minutes, say }) {
  const log = new TrafficLog(shop);
  const over = Date.now() + minutes * 60_000;
  const visitors = await Promise.all(crowd.shoppers.map((shopper) => Visitor.of(shopper, crowd)));
  const looking = look(log, over);
  await Promise.all(
    visitors.map(async (visitor) => {
      await pause(randomInt(REST));
      while (Date.now() < over) {
        const began = performance.now();
        const { what, problem } = await visitor.act();
        log.acted(performance.now() - began, problem && `${what}: ${problem}`);
        await pause(REST);
      }
    }),
  );
  await looking;
  say(log.table());
  report(log, minutes, findings);
  const { problems, found } = await crowd.audit();
  findings.none("  looked at the database", "all orders whole", problems, `${found} of ${crowd.bought.length} whole`);
}

/**
 * @param {TrafficLog} log
 * @param {number} over
 */
async function look(log, over) {
  for (; Date.now() < over; await pause(LOOK)) log.lookAtMemory();
}

/**
 * @param {TrafficLog} log
 * @param {number} minutes
 * @param {import("./findings.mjs").Findings} findings
 */
function report(log, minutes, findings) {
  findings.none(
    `${minutes} minutes of mixed traffic by ten people`,
    "no error",
    log.problems,
    `${log.actions} things done, none failed`,
  );
  const { rows } = log;
  // A minute that was only begun tells nothing.
  const whole = rows.slice(0, Math.floor(minutes));
  const warm = whole[WARM - 1];
  const last = whole.slice(WARM).slice(-WARM);
  if (!warm || last.length === 0) return;
  for (const part of /** @type {const} */ (["commerce", "edge"])) {
    const now = middle(last.map((row) => row[part]));
    findings.note(
      `  memory of ${part}`,
      "grows by less than a tenth after five minutes",
      `${warm[part]} MB, then ${now} MB`,
      now < warm[part] * GROWTH,
    );
  }
  const before = middle(whole.slice(0, WARM).map(({ p95 }) => p95));
  const after = middle(last.map(({ p95 }) => p95));
  findings.note(
    "  p95 of a minute",
    "does not rise",
    `${before} ms, then ${after} ms`,
    after <= Math.max(before * GROWTH, QUICK),
  );
}

/** What was done and what it took, minute by minute. */
class TrafficLog {
  /** @param {import("./own-shop.mjs").OwnShop} shop */
  constructor(shop) {
    this.pids = shop.pids;
    this.began = Date.now();
    /** @type {{ times: number[], commerce: number[], edge: number[] }[]} */
    this.minutes = [];
    /** @type {string[]} */
    this.problems = [];
    this.actions = 0;
  }

  get #minute() {
    const place = Math.floor((Date.now() - this.began) / 60_000);
    this.minutes[place] ??= { times: [], commerce: [], edge: [] };
    return this.minutes[place];
  }

  /**
   * @param {number} took
   * @param {string | undefined} problem
   */
  acted(took, problem) {
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
      p50: part(times, 0.5),
      p95: part(times, 0.95),
      commerce: middle(commerce),
      edge: middle(edge),
    }));
  }

  table() {
    const head = "minute  actions  p50 ms  p95 ms  commerce MB  edge MB";
    const lines = this.rows.map((row) =>
      [row.minute, row.actions, row.p50, row.p95, row.commerce, row.edge]
        .map((value, column) => String(value).padStart([6, 7, 6, 6, 11, 7][column] ?? 0))
        .join("  "),
    );
    return ["", head, ...lines].join("\n");
  }
}

/** @param {number[]} values */
function middle(values) {
  return part(values, 0.5);
}

/**
 * @param {number[]} values
 * @param {number} share
 */
function part(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
