import { createServer, type Socket } from "node:net";
import { freePort } from "../../scripts/lib/shop/ports.ts";
import type { Crowd } from "./crowd.ts";
import type { Findings } from "./findings.ts";
import type { OwnShop } from "./own-shop.ts";

/** How long an order may take while Redis is away, in ms. */
const ORDER = 5000;

/** Redis is configured and not there at start, and later takes commands and never answers: the shop goes on. */
export async function withoutRedis(shop: OwnShop, crowd: Crowd, findings: Findings) {
  const port = await freePort();
  const { settings } = shop;
  shop.settings = { ...settings, redisUrl: `redis://127.0.0.1:${port}` };
  await shop.restartCommerce();
  findings.none("Redis configured and dead at start", "orders and sign-ins as ever", await shopping(crowd), "as ever");
  findings.note(
    "  looked at the log",
    "one line says so",
    ...told(
      shop
        .commerceLog()
        .split("\n")
        .filter((line) => line.includes("Redis is away")).length,
    ),
  );

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
  if (signedIn > ORDER) problems.push(`signing in took ${Math.round(signedIn)} ms`);
  if (took > 2 * ORDER) problems.push(`ten orders at once took ${Math.round(took)} ms`);
  return [...problems, ...losses];
}

function told(lines: number): [string, boolean] {
  return [`${lines} lines`, lines === 1];
}
