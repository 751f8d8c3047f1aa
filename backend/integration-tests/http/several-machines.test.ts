import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Order } from "@zakh/orders/contract";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { freePort, NGINX, startProxy } from "../../../storefront/server/testing/nginx";
import { plainProduct, Shopper } from "./orders-client";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const SHOPPERS = 4;
/** One account may order twelve times an hour. */
const MOST_ORDERS = 12;
const REST_MS = 3000;

/** A process that can be killed and started again on its port. */
class Machine {
  private child?: ChildProcess;

  constructor(
    readonly port: number,
    private readonly program: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  async start(): Promise<void> {
    const env = { ...process.env, NODE_ENV: "production", ...this.env };
    const { program, port } = this;
    const cwd = dirname(dirname(program));
    this.child = spawn(process.execPath, [program, "--port", `${port}`], { cwd, env, stdio: "ignore" });
    const health = `http://127.0.0.1:${port}/health`;
    await vi.waitFor(async () => expect((await fetch(health)).ok).toBe(true), { timeout: 120_000, interval: 200 });
  }

  async end(how: "SIGKILL" | "SIGTERM"): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(how);
    await gone;
  }
}

const machines: { commerce: Machine[]; edges: Machine[] } = { commerce: [], edges: [] };
let proxy: { url: string; stop: () => Promise<void> };
const isWanted = Boolean(process.env.TEST_ALL && NGINX);

beforeAll(async () => {
  if (!isWanted) return;
  const [forEdges, ...ports] = await Promise.all(Array.from({ length: 5 }, freePort));
  const [first = 0, second = 0, third = 0, fourth = 0] = ports;
  machines.commerce = [first, second].map(
    (port) => new Machine(port, `${ROOT}backend/.medusa/server/src/serve.js`, { COMMERCE_PORT: `${port}` }),
  );
  const url = `http://127.0.0.1:${forEdges}`;
  machines.edges = [third, fourth].map((port) => {
    const env = { PORT: `${port}`, COMMERCE_URL: url, TRUSTED_PROXIES: "1" };
    return new Machine(port, `${ROOT}storefront/build/server/index.js`, env);
  });
  await Promise.all([...machines.commerce, ...machines.edges].map((machine) => machine.start()));
  proxy = await startProxy({ edges: [third, fourth], commerces: [first, second], forEdges: forEdges ?? 0 });
}, 180_000);

afterAll(async () => {
  await proxy?.stop();
  await Promise.all([...machines.commerce, ...machines.edges].map((machine) => machine.end("SIGKILL")));
});

/** Orders again and again, and once more with the same key where no order was answered; the numbers of what was acknowledged. */
async function orderUntil(isOver: () => boolean, shopper: Shopper, refusals: string[]): Promise<number[]> {
  const order = await shopper.order([{ productId: (await plainProduct()).id, quantity: 1 }]);
  const client = shopper.client.at(proxy.url);
  const placed: number[] = [];
  while (!isOver() && placed.length < MOST_ORDERS) {
    const headers = { "Idempotency-Key": randomUUID() };
    const attempt = async () => {
      const { status, body } = await client.send<{ id: number }>("POST", "/api/orders", { json: order, headers });
      if (status !== 201) throw new Error(`An order was answered ${status}`);
      placed.push(body.id);
    };
    await attempt().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await attempt().catch((error) => refusals.push(String(error)));
    });
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
  }
  return placed;
}

/** Reads pages and answers; once more where the answer broke off half-way. */
async function readUntil(isOver: () => boolean, paths: string[], refusals: string[]): Promise<number> {
  let reads = 0;
  for (; !isOver(); reads += 1) {
    const path = paths[reads % paths.length];
    const read = async () => {
      const answer = await fetch(`${proxy.url}${path}`, { signal: AbortSignal.timeout(20_000) });
      await answer.arrayBuffer();
      if (answer.status !== 200) refusals.push(`${path} was answered ${answer.status}`);
    };
    await read().catch(() => read().catch((error) => refusals.push(`${path} was not answered: ${error}`)));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return reads;
}

// A minute. `npm test -- --all`, where nginx is installed.
it.runIf(isWanted)(
  `two edges and two commerce processes behind nginx are killed and replaced, and nobody notices${NGINX ? "" : " (skipped: nginx is not installed)"}`,
  async () => {
    let isOver = false;
    const over = () => isOver;
    const refusals: string[] = [];
    const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => Shopper.register()));
    const ordering = shoppers.map((shopper) => orderUntil(over, shopper, refusals));
    const reading = [
      readUntil(over, ["/", "/products/1", "/contact"], refusals),
      readUntil(over, ["/api/products", "/api/products?x=1", "/api/categories"], refusals),
    ];
    const { commerce, edges } = machines;
    for (const [machine, how] of [
      [commerce[0], "SIGKILL"],
      [edges[0], "SIGKILL"],
      [commerce[1], "SIGTERM"],
      [edges[1], "SIGTERM"],
    ] as const) {
      await machine?.end(how);
      await new Promise((resolve) => setTimeout(resolve, 2000));
      await machine?.start();
    }
    isOver = true;
    const [placed, reads] = [await Promise.all(ordering), await Promise.all(reading)];
    expect(refusals).toEqual([]);
    expect(Math.min(...reads)).toBeGreaterThan(50);
    for (const [place, shopper] of shoppers.entries()) {
      const { body } = await shopper.client.get<Order[]>("/api/user/orders");
      const ids = body.map(({ id }) => id).sort((a, b) => a - b);
      expect(ids).toEqual(placed[place]);
      expect(ids.length).toBeGreaterThan(2);
    }
  },
  300_000,
);
