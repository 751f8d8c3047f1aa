import { freePort } from "../ports.mjs";
import { Balancer } from "./balancer.mjs";

/** How long a process may take to end, in ms. */
const END = 10_000;
const ORDERS = 60;
const AFTER = 15;

/**
 * Processes are told to end while shoppers order; no request is cut off, and two behind a balancer, restarted one
 * after the other, lose none.
 * @param {import("./own-shop.mjs").OwnShop} shop
 * @param {import("./crowd.mjs").Crowd} crowd
 * @param {import("./findings.mjs").Findings} findings
 */
export async function ending(shop, crowd, findings) {
  await oneProcess(shop, crowd, findings);
  await twoProcesses(shop, crowd, findings);
}

/**
 * @param {import("./own-shop.mjs").OwnShop} shop
 * @param {import("./crowd.mjs").Crowd} crowd
 * @param {import("./findings.mjs").Findings} findings
 */
async function oneProcess(shop, crowd, findings) {
  let how = "";
  let took = 0;
  let told = "";
  const problems = await crowd.buyWhile(ORDERS, AFTER, async () => {
    told = new Date().toISOString();
    const began = performance.now();
    how = await shop.endCommerce();
    took = performance.now() - began;
    await shop.startCommerce();
  });
  problems.push(...cutOff(shop.commerceLog(undefined, "previous"), told));
  const { problems: losses } = await crowd.audit();
  findings.none(
    "SIGTERM to commerce under load",
    "no request is cut off, every 2xx is kept",
    [...problems, ...losses],
    "none cut off",
  );
  findings.note(
    "  its end",
    `exit code 0 within ${END / 1000} s`,
    `${how} after ${Math.round(took)} ms`,
    how === "exit code 0" && took < END,
  );
}

/**
 * The requests that a process did not answer to their end, as its log tells.
 * @param {string} log
 * @param {string} since when it was told to end: an edge that went before, or was killed, cut its own requests off
 */
function cutOff(log, since) {
  const lines = log.split("\n").filter((line) => line.includes('"cut_off":true'));
  return lines
    .map((line) => JSON.parse(line))
    .filter(({ timestamp }) => timestamp >= since)
    .map(({ method, path, duration_ms: took }) => `${method} ${path} was cut off after ${took} ms`);
}

/**
 * @param {import("./own-shop.mjs").OwnShop} shop
 * @param {import("./crowd.mjs").Crowd} crowd
 * @param {import("./findings.mjs").Findings} findings
 */
async function twoProcesses(shop, crowd, findings) {
  const first = shop.settings.commercePort;
  const second = await freePort();
  await shop.startCommerce(second);
  const balancer = new Balancer([first, second]);
  const door = await balancer.open();
  await shop.restartEdge(`http://127.0.0.1:${door}`);
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

/**
 * The last piece is wanted by many at once, from two processes on one database.
 * @param {import("./crowd.mjs").Crowd} crowd
 * @param {import("./findings.mjs").Findings} findings
 */
async function lastPiece(crowd, findings) {
  const product = await crowd.lastPiece();
  const answers = await Promise.all(crowd.twenty(() => [{ productId: product.id, quantity: product.min }]));
  const won = answers.filter(({ status }) => status === 201).length;
  const told = answers.filter(({ status, body }) => status === 409 && body.message.includes(product.name)).length;
  findings.note(
    "twenty want the last piece, two processes",
    "1 gets it, 19 are told 409 with its name",
    `${won} got it, ${told} were told`,
    won === 1 && told === answers.length - 1,
  );
}
