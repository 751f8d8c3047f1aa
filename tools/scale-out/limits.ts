import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import getPort from "get-port";
import { loadAddress } from "../../bench/load-address.mjs";
import { withClient } from "../../scripts/lib/database/with-client.ts";
import { localAddress } from "../../scripts/lib/shop/services.ts";
import { Crowd } from "../chaos/crowd.ts";
import { residentMemory } from "../chaos/memory.ts";
import { Shopper } from "../chaos/shopper.ts";
import { alignColumns } from "../lib/align-columns.ts";
import type { Machines } from "./machines.ts";
import { orderScript } from "./order-statements.ts";

const COMMERCES = [1, 2, 4];
const BUYERS = 8;
const SECONDS = 15;
/** What one account may order in an hour is limited. */
const ORDERS_PER_ACCOUNT = 12;
const ACCOUNTS = 220;

/** Orders a second by commerce processes, beside what PostgreSQL alone does of the same statements; readers by edges; memory, disk. */
export async function measureLimits(shop: Machines, pgbench: string, print: (text: string) => void) {
  const crowd = new Crowd(shop);
  await crowd.gather();
  const accounts = await registered(shop.url);
  const rows: string[][] = [];
  let before = await sizes(shop.databaseUrl);
  for (const count of COMMERCES) {
    while (shop.commercePorts.length < count) {
      const port = await getPort();
      shop.commercePorts.push(port);
      await shop.startCommerce(port);
    }
    for (const port of shop.edgePorts) await shop.replaceEdge(port);
    const placed = await buyFor(SECONDS, accounts, crowd);
    const memory = shop.commercePorts.map((port) => Math.round(residentMemory(shop.commercePid(port))));
    const now = await sizes(shop.databaseUrl);
    const each = (what: "bytes" | "wal") => `${Math.round((now[what] - before[what]) / 1000 / placed.orders)} kB`;
    rows.push([
      String(count),
      (placed.orders / SECONDS).toFixed(1),
      `${placed.p50} and ${placed.p95}`,
      String(now.connections),
      memory.join(", "),
      each("bytes"),
      each("wal"),
    ]);
    before = now;
  }
  const head = ["commerce", "orders/s", "p50, p95 ms", "connections", "MB each", "kept of an order", "log of an order"];
  print(`\n${alignColumns([head, ...rows], 0).join("\n")}`);
  print(`\n${await readers(shop)}`);
  print(`\n${await databaseAlone(shop, pgbench, crowd, accounts)}`);
}

/** People who may order, made beforehand: a password's hash costs as much as an order. */
async function registered(url: string) {
  const accounts = Array.from({ length: ACCOUNTS }, () => new Shopper(url));
  const waiting = [...accounts];
  const register = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await next.register();
  };
  await Promise.all(Array.from({ length: 4 }, register));
  return accounts;
}

async function buyFor(seconds: number, accounts: Shopper[], crowd: Crowd) {
  const times: number[] = [];
  const until = Date.now() + seconds * 1000;
  const buy = async () => {
    while (Date.now() < until) {
      const shopper = accounts.pop();
      if (!shopper) throw new Error("Nobody is left who may order");
      for (let order = 0; order < ORDERS_PER_ACCOUNT && Date.now() < until; order += 1) {
        const began = performance.now();
        const { status, body } = await shopper.attempt(crowd.basket(), randomUUID());
        if (status !== 201) throw new Error(`An order answered ${status}: ${JSON.stringify(body)}`);
        times.push(performance.now() - began);
      }
    }
  };
  await Promise.all(Array.from({ length: BUYERS }, buy));
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  return { orders: times.length, p50: at(0.5), p95: at(0.95) };
}

function sizes(databaseUrl: string): Promise<{ bytes: number; wal: number; connections: number }> {
  return withClient(databaseUrl, async (client) => {
    await client.query("CHECKPOINT");
    const { rows } = await client.query(
      `SELECT pg_database_size(current_database())::float8 AS bytes, (pg_current_wal_lsn() - '0/0')::float8 AS wal,
         (SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database()) AS connections`,
    );
    return rows[0];
  });
}

/** What visitors are answered from the edges' memory: by one edge alone, by two at once, and through nginx. */
async function readers(shop: Machines) {
  const load = (port: number, path: string) =>
    loadAddress({ url: `${localAddress(port)}${path}`, headers: {}, status: 200, connections: 10, seconds: 6 });
  const rows: string[][] = [];
  for (const path of ["/", "/api/products/1"]) {
    for (const [what, ports] of [
      ["one edge", shop.edgePorts.slice(0, 1)],
      ["two edges", shop.edgePorts],
      ["two edges behind nginx", [shop.settings.port]],
    ] as const) {
      const answers = await Promise.all(ports.map((port) => load(port, path)));
      rows.push([`${path} of ${what}`, String(Math.round(answers.reduce((sum, { perSecond }) => sum + perSecond, 0)))]);
    }
  }
  return alignColumns([["readers", "a second"], ...rows]).join("\n");
}

/** The statements of an order again and again, by pgbench, while no commerce process runs. */
async function databaseAlone(shop: Machines, pgbench: string, crowd: Crowd, accounts: Shopper[]) {
  const [first = 0, ...others] = shop.commercePorts;
  for (const port of others) await shop.endCommerce(port);
  const shopper = accounts.pop();
  if (!shopper) throw new Error("Nobody is left who may order");
  const { script, statements } = await orderScript(shop.databaseUrl, {
    log: join(shop.dataDir, "logs", "postgres.log"),
    reconnect: async () => {
      await shop.endCommerce(first);
      await shop.startCommerce(first);
    },
    shopper,
    items: crowd.basket(),
  });
  await shop.endCommerce(first);
  const file = join(shop.dataDir, "logs", "order.pgbench.sql");
  writeFileSync(file, script, { mode: 0o600 });
  const rows = [1, 2, 4, 8].map((clients) => {
    const options = ["-n", "-M", "simple", "-T", "10", "-c", String(clients), "-j", "1", "-f", file, shop.databaseUrl];
    const told = execFileSync(pgbench, options, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
    return [
      String(clients),
      /tps = ([\d.]+)/.exec(told)?.[1] ?? "",
      /failed transactions: (\d+)/.exec(told)?.[1] ?? "",
    ];
  });
  return alignColumns([
    [`connections (pgbench, ${statements} statements an order)`, "orders/s", "failed"],
    ...rows,
  ]).join("\n");
}
