import { createServer, type Socket } from "node:net";
import getPort from "get-port";
import type { Crowd } from "./crowd.ts";
import type { Findings } from "./findings.ts";
import type { OwnShop } from "./own-shop.ts";

/** How long an order may take while Redis is away. */
const ORDER_LIMIT_MS = 5000;

/** Redis is configured and not there at start, and later takes commands and never answers: the shop goes on. */
export async function withoutRedis(shop: OwnShop, crowd: Crowd, findings: Findings) {
  const port = await getPort();
  const { settings } = shop;
  shop.settings = { ...settings, redisUrl: `redis://127.0.0.1:${port}` };
  await shop.restartCommerce();
  findings.none("Redis configured and dead at start", "orders and sign-ins as ever", await shopping(crowd), "as ever");
  const lines = [...shop.commerceLog().matchAll(/Redis is away.*$/gm)].length;
  findings.note("  looked at the log", "one line says so", `${lines} lines`, lines === 1);

  const sockets: Set<Socket> = new Set();
  const silent = createServer((socket) => sockets.add(socket.on("error", () => {})));
  await new Promise((resolve) => silent.listen(port, "127.0.0.1", () => resolve(undefined)));
  findings.none(
    "Redis takes commands and never answers",
    "orders and sign-ins as ever",
    await shopping(crowd),
    "as ever",
  );
  for (const socket of sockets) socket.destroy();
  silent.close();
  shop.settings = settings;
  await shop.restartCommerce();
}

async function shopping(crowd: Crowd) {
  const began = performance.now();
  await crowd.admin();
  const signedIn = performance.now() - began;
  const problems = await crowd.buyWhile(10, 5, async () => {});
  const { problems: losses } = await crowd.audit();
  const took = performance.now() - began - signedIn;
  if (signedIn > ORDER_LIMIT_MS) problems.push(`signing in took ${Math.round(signedIn)} ms`);
  if (took > 2 * ORDER_LIMIT_MS) problems.push(`ten orders at once took ${Math.round(took)} ms`);
  return [...problems, ...losses];
}
