import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { databaseServer } from "../database-server.mjs";
import { parentOf } from "../process-table.mjs";
import { ordersUnder } from "./ledger.mjs";

/** How soon a call must be answered while something it needs is frozen, and how soon all must be well again, in ms. */
const ANSWER_WITHIN_MS = 15_000;
/** When a call counts as unanswered, in ms. */
const GIVEN_UP_AFTER_MS = 20_000;
const WELL_WITHIN_MS = 20_000;
/** How long something stays frozen before it is asked once more, in ms: long enough for everybody to have noticed. */
const NOTICED_AFTER_MS = 9_000;
const ORDERS = 40;
const AFTER = 10;

/**
 * Commerce, then the database, is frozen while shoppers order: not gone, so that nobody is told, but without an answer.
 * @param {import("./own-shop.mjs").OwnShop} shop
 * @param {import("./crowd.mjs").Crowd} crowd
 * @param {import("./findings.mjs").Findings} findings
 */
export async function frozen(shop, crowd, findings) {
  await whileFrozen("commerce", () => [shop.pids.commerce], shop, crowd, findings);
  await whileFrozen("PostgreSQL", () => databaseProcesses(shop.databaseFolder), shop, crowd, findings);
}

/**
 * @param {string} what
 * @param {() => number[]} processes
 * @param {import("./own-shop.mjs").OwnShop} shop
 * @param {import("./crowd.mjs").Crowd} crowd
 * @param {import("./findings.mjs").Findings} findings
 */
async function whileFrozen(what, processes, shop, crowd, findings) {
  const admin = await crowd.admin();
  const kept = ["/", "/api/products", "/api/settings/site-name"];
  // Asked twice: the second time they come out of the edge's memory.
  for (const path of [...kept, ...kept]) await ask(shop, path);
  /** @type {string[]} */
  const unanswered = [];
  /** @type {string[]} */
  const unread = [];
  let slowest = 0;
  const refusedKeys = [randomUUID(), randomUUID()];

  const problems = await crowd.buyWhile(ORDERS, AFTER, async () => {
    const stopped = processes();
    signal(stopped, "SIGSTOP");
    try {
      for (const [time, moment] of ["at once", "later"].entries()) {
        const calls = ["/api/admin/summary", "/api/orders?limit=5&offset=0"].map((path) =>
          ask(shop, path, admin.cookie),
        );
        // All at once: shoppers wait for a minute, and no longer.
        const [answers, reads] = await Promise.all([
          Promise.all([...calls, order(shop, crowd, refusedKeys[time] ?? "")]),
          Promise.all(kept.map((path) => ask(shop, path))),
        ]);
        for (const { name, status, took } of answers) {
          slowest = Math.max(slowest, took);
          if (status !== 503) unanswered.push(`${name} answered ${status} after ${Math.round(took)} ms ${moment}`);
          else if (took > ANSWER_WITHIN_MS) unanswered.push(`${name} took ${Math.round(took)} ms ${moment}`);
        }
        for (const { name, status, took } of reads) {
          if (status !== 200 || took > ANSWER_WITHIN_MS)
            unread.push(`${name} answered ${status} after ${Math.round(took)} ms ${moment}`);
        }
        if (moment === "at once") await pause(NOTICED_AFTER_MS);
      }
    } finally {
      signal(stopped.reverse(), "SIGCONT");
    }
  });
  findings.none(
    `${what} frozen`,
    `calls are answered 503 within ${ANSWER_WITHIN_MS / 1000} s`,
    unanswered,
    `all 503, the slowest after ${Math.round(slowest)} ms`,
  );
  findings.none("  pages and public reads", "answered 200", unread, "all 200");
  const { well, took } = await untilWell(shop, admin.cookie);
  findings.note(
    "  let go again",
    `well within ${WELL_WITHIN_MS / 1000} s`,
    `${well ? "well" : "unwell"} after ${took} ms`,
    well,
  );
  findings.none(
    "  shoppers",
    "every shopper gets an answer in the end",
    problems,
    `${crowd.bought.length} orders acknowledged`,
  );
  const orders = await ordersUnder(shop.databaseUrl, refusedKeys);
  findings.note("  orders that were answered 503", "none is placed afterwards", `${orders} placed`, orders === 0);
  const { problems: losses, found } = await crowd.audit();
  findings.none("  looked at the database", "all orders whole", losses, `${found} of ${crowd.bought.length} whole`);
}

/**
 * The server and the processes it has made, which have sessions of their own: the server first, so that it makes no more.
 * @param {string} folder
 */
function databaseProcesses(folder) {
  const server = databaseServer(folder);
  if (server === undefined) throw new Error("There is no database to freeze");
  const others = readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === server);
  return [server, ...others];
}

/**
 * @param {number[]} pids
 * @param {NodeJS.Signals} name
 */
function signal(pids, name) {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // A connection's process that ended meanwhile.
    }
  }
}

/**
 * @param {import("./own-shop.mjs").OwnShop} shop
 * @param {string} path
 * @param {string} [cookie]
 */
function ask(shop, path, cookie) {
  return timed(`GET ${path}`, () =>
    fetch(`${shop.url}${path}`, {
      headers: cookie ? { cookie } : {},
      signal: AbortSignal.timeout(GIVEN_UP_AFTER_MS),
    }),
  );
}

/**
 * Somebody's order, under a key of its own.
 * @param {import("./own-shop.mjs").OwnShop} shop
 * @param {import("./crowd.mjs").Crowd} crowd
 * @param {string} key
 */
function order(shop, crowd, key) {
  const [shopper] = crowd.shoppers;
  return timed("POST /api/orders", () =>
    fetch(`${shop.url}/api/orders`, {
      method: "POST",
      headers: { cookie: shopper?.cookie ?? "", "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify({ orderData: shopper?.form, cartItems: crowd.basket() }),
      signal: AbortSignal.timeout(GIVEN_UP_AFTER_MS),
    }),
  );
}

/**
 * @param {string} name
 * @param {() => Promise<Response>} call
 */
async function timed(name, call) {
  const began = performance.now();
  const status = await call().then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );
  return { name, status, took: performance.now() - began };
}

/**
 * @param {import("./own-shop.mjs").OwnShop} shop
 * @param {string} cookie
 */
async function untilWell(shop, cookie) {
  const began = Date.now();
  for (; Date.now() - began < WELL_WITHIN_MS; await pause(200)) {
    const answers = await Promise.all(["/", "/api/products"].map((path) => ask(shop, path)));
    answers.push(await ask(shop, "/api/admin/summary", cookie));
    if (answers.every(({ status }) => status === 200)) return { well: true, took: Date.now() - began };
  }
  return { well: false, took: Date.now() - began };
}
