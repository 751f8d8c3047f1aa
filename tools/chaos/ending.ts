import getPort from "get-port";
import { localAddress } from "../../scripts/lib/shop/services.ts";
import { Balancer } from "./balancer.ts";
import type { Crowd } from "./crowd.ts";
import type { Findings } from "./findings.ts";
import type { OwnShop } from "./own-shop.ts";

/** How long a process may take to end. */
const END_LIMIT_MS = 10_000;
const ORDERS = 60;
const AFTER = 15;

/**
 * Processes are stopped while shoppers order; no request is cut off, and two behind a balancer, restarted one
 * after the other, lose none.
 */
export async function ending(shop: OwnShop, crowd: Crowd, findings: Findings) {
  await oneProcess(shop, crowd, findings);
  await twoProcesses(shop, crowd, findings);
}

async function oneProcess(shop: OwnShop, crowd: Crowd, findings: Findings) {
  let how = "";
  let took = 0;
  let stoppedAt = "";
  const problems = await crowd.buyWhile(ORDERS, AFTER, async () => {
    stoppedAt = new Date().toISOString();
    const began = performance.now();
    how = await shop.endCommerce();
    took = performance.now() - began;
    await shop.startCommerce();
  });
  problems.push(...cutOff(shop.commerceLog(undefined, "previous"), stoppedAt));
  const { problems: losses } = await crowd.audit();
  findings.none(
    "SIGTERM to commerce under load",
    "no request is cut off, every 2xx is kept",
    [...problems, ...losses],
    "none cut off",
  );
  findings.note(
    "  its end",
    `exit code 0 within ${END_LIMIT_MS / 1000} s`,
    `${how} after ${Math.round(took)} ms`,
    how === "exit code 0" && took < END_LIMIT_MS,
  );
}

/**
 * The requests that a process did not answer to their end, as its log shows.
 * @param since when it was stopped: an edge that went before, or was killed, cut its own requests off
 */
function cutOff(log: string, since: string) {
  const lines = log.split("\n").filter((line) => line.includes('"cut_off":true'));
  return lines
    .map((line) => JSON.parse(line))
    .filter(({ timestamp }) => timestamp >= since)
    .map(({ method, path, duration_ms: took }) => `${method} ${path} was cut off after ${took} ms`);
}

async function twoProcesses(shop: OwnShop, crowd: Crowd, findings: Findings) {
  const first = shop.settings.commercePort;
  const second = await getPort();
  await shop.startCommerce(second);
  const balancer = new Balancer([first, second]);
  await shop.restartEdge(localAddress(await balancer.open()));
  try {
    await lastPiece(crowd, findings);
    const before = crowd.retries;
    const problems = await crowd.buyWhile(ORDERS * 2, AFTER, async () => {
      for (const port of [first, second]) {
        await shop.endCommerce(port);
        await shop.startCommerce(port);
        await balancer.untilReady(port);
      }
    });
    const retries = crowd.retries - before;
    if (retries > 0) problems.push(`${retries} requests had to be sent again`);
    findings.none("rolling restart of two processes behind a balancer", "no request is lost", problems, "none lost");
    const { problems: losses, found } = await crowd.audit();
    findings.none("  looked at the database", "all orders whole", losses, `${found} of ${crowd.bought.length} whole`);
  } finally {
    await shop.restartEdge();
    await shop.endCommerce(second);
    balancer.close();
  }
}

/** The last piece is wanted by many at once, from two processes on one database. */
async function lastPiece(crowd: Crowd, findings: Findings) {
  const product = await crowd.lastPiece();
  const answers = await Promise.all(crowd.twenty(() => [{ productId: product.id, quantity: product.min }]));
  const won = answers.filter(({ status }) => status === 201).length;
  const refused = answers.filter(({ status, body }) => status === 409 && body.message.includes(product.name)).length;
  findings.note(
    "twenty want the last piece, two processes",
    "1 gets it, 19 are answered 409 with its name",
    `${won} got it, ${refused} were refused`,
    won === 1 && refused === answers.length - 1,
  );
}
