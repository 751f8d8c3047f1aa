import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { waitUntil } from "../../scripts/bootstrap/process-group.mjs";
import { databaseServer } from "../../scripts/lib/database/running-server.ts";
import { parentOf } from "../../scripts/lib/processes/process-table.ts";
import type { Crowd } from "./crowd.ts";
import type { Findings } from "./findings.ts";
import { ordersUnder } from "./order-audit.ts";
import type { OwnShop } from "./own-shop.ts";

/** How soon a call must be answered while something it needs is frozen, and how soon all must be well again, in ms. */
const ANSWER_LIMIT_MS = 15_000;
/** When a call counts as unanswered, in ms. */
const CALL_TIMEOUT_MS = 20_000;
const RECOVERY_TIMEOUT_MS = 20_000;
/** How long something stays frozen before it is asked once more, in ms: long enough for everybody to have noticed. */
const NOTICED_AFTER_MS = 9_000;
const ORDERS = 40;
const AFTER = 10;

/** Commerce, then the database, is frozen while shoppers order: connections stay open and nothing is answered. */
export async function frozen(shop: OwnShop, crowd: Crowd, findings: Findings) {
  await whileFrozen("commerce", () => [shop.pids.commerce], shop, crowd, findings);
  await whileFrozen("PostgreSQL", () => databaseProcesses(shop.databaseFolder), shop, crowd, findings);
}

async function whileFrozen(what: string, pids: () => number[], shop: OwnShop, crowd: Crowd, findings: Findings) {
  const admin = await crowd.admin();
  const cached = ["/", "/api/products", "/api/settings/site-name"];
  // Asked twice: the second time they come out of the edge's memory.
  for (const path of [...cached, ...cached]) await ask(shop, path);
  const unanswered: string[] = [];
  const unread: string[] = [];
  let slowest = 0;
  const refusedKeys = [randomUUID(), randomUUID()];

  const problems = await crowd.buyWhile(ORDERS, AFTER, async () => {
    const stopped = pids();
    signal(stopped, "SIGSTOP");
    try {
      for (const [time, moment] of ["at once", "later"].entries()) {
        const calls = ["/api/admin/summary", "/api/orders?limit=5&offset=0"].map((path) =>
          ask(shop, path, admin.cookie),
        );
        // All at once: shoppers wait for a minute, and no longer.
        const [answers, reads] = await Promise.all([
          Promise.all([...calls, order(shop, crowd, refusedKeys[time] ?? "")]),
          Promise.all(cached.map((path) => ask(shop, path))),
        ]);
        for (const { name, status, took } of answers) {
          slowest = Math.max(slowest, took);
          if (status !== 503) unanswered.push(`${name} answered ${status} after ${Math.round(took)} ms ${moment}`);
          else if (took > ANSWER_LIMIT_MS) unanswered.push(`${name} took ${Math.round(took)} ms ${moment}`);
        }
        for (const { name, status, took } of reads) {
          if (status !== 200 || took > ANSWER_LIMIT_MS)
            unread.push(`${name} answered ${status} after ${Math.round(took)} ms ${moment}`);
        }
        if (moment === "at once") await delay(NOTICED_AFTER_MS);
      }
    } finally {
      signal(stopped.reverse(), "SIGCONT");
    }
  });
  findings.none(
    `${what} frozen`,
    `calls are answered 503 within ${ANSWER_LIMIT_MS / 1000} s`,
    unanswered,
    `all 503, the slowest after ${Math.round(slowest)} ms`,
  );
  findings.none("  pages and public reads", "answered 200", unread, "all 200");
  const { well, took } = await untilWell(shop, admin.cookie);
  findings.note(
    "  let go again",
    `well within ${RECOVERY_TIMEOUT_MS / 1000} s`,
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

/** The server and the processes it has made, which have sessions of their own: the server first, so that it makes no more. */
function databaseProcesses(folder: string) {
  const server = databaseServer(folder);
  if (server === undefined) throw new Error("There is no database to freeze");
  const others = readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === server);
  return [server, ...others];
}

function signal(pids: number[], name: NodeJS.Signals) {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // A connection's process that ended meanwhile.
    }
  }
}

function ask(shop: OwnShop, path: string, cookie?: string) {
  return timed(`GET ${path}`, () =>
    fetch(`${shop.url}${path}`, {
      headers: cookie ? { cookie } : {},
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    }),
  );
}

/** Somebody's order, under a key of its own. */
function order(shop: OwnShop, crowd: Crowd, key: string) {
  const [shopper] = crowd.shoppers;
  return timed("POST /api/orders", () =>
    fetch(`${shop.url}/api/orders`, {
      method: "POST",
      headers: { cookie: shopper?.cookie ?? "", "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify({ orderData: shopper?.form, cartItems: crowd.basket() }),
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    }),
  );
}

async function timed(name: string, call: () => Promise<Response>) {
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

async function untilWell(shop: OwnShop, cookie: string) {
  const began = Date.now();
  const answered = async () => {
    const answers = await Promise.all(["/", "/api/products"].map((path) => ask(shop, path)));
    answers.push(await ask(shop, "/api/admin/summary", cookie));
    return answers.every(({ status }) => status === 200);
  };
  const well = await waitUntil(answered, RECOVERY_TIMEOUT_MS, 200);
  return { well, took: Date.now() - began };
}
