import { setTimeout as pause } from "node:timers/promises";

/** How many orders are placed while something is killed, and after how many of them it is. */
const ORDERS = 200;
const AFTER = 60;

/**
 * Commerce, edge and database are killed while shoppers order; nothing that was acknowledged may be missing.
 * @param {import("./own-shop.mjs").OwnShop} shop
 * @param {import("./crowd.mjs").Crowd} crowd
 * @param {import("./findings.mjs").Findings} findings
 */
export async function crash(shop, crowd, findings) {
  /** @type {[string, () => Promise<void>][]} */
  const damages = [
    [
      "kill -9 of commerce",
      async () => {
        await shop.killCommerce();
        await shop.startCommerce();
      },
    ],
    [
      "kill -9 of the edge",
      async () => {
        await shop.killEdge();
        await shop.startEdge();
      },
    ],
    [
      "immediate stop of PostgreSQL",
      async () => {
        await shop.crashDatabase();
        await shop.startDatabase();
      },
    ],
  ];
  for (const [what, damage] of damages) {
    const before = crowd.bought.length;
    const problems = await crowd.buyWhile(ORDERS, AFTER, damage);
    const placed = crowd.bought.length - before;
    findings.none(
      `${what} while ${ORDERS} orders are placed`,
      "every shopper gets an answer in the end",
      problems,
      `${placed} orders acknowledged`,
    );
    const ledger = await crowd.audit();
    findings.none(
      "  looked at the database",
      "all orders with lines, total, stock, payment, mail; no strays",
      ledger.problems,
      `${ledger.found} of ${crowd.bought.length} whole`,
    );
  }
  findings.none("waited for the mails", "every order's mail is sent", await unsentMails(crowd), "all sent");
}

/** @param {import("./crowd.mjs").Crowd} crowd */
async function unsentMails(crowd) {
  // A mail in the hands of a process that was killed is taken up again after its lease of three minutes.
  for (const until = Date.now() + 200_000; Date.now() < until; await pause(1000)) {
    if ((await crowd.audit()).unsent === 0) return [];
  }
  return [`${(await crowd.audit()).unsent} orders whose mail is not sent`];
}
