import { waitUntil } from "../../scripts/bootstrap/process-group.mjs";
import type { Crowd } from "./crowd.ts";
import type { Findings } from "./findings.ts";
import type { OwnShop } from "./own-shop.ts";

/** How many orders are placed while something is killed, and after how many of them it is. */
const ORDERS = 200;
const AFTER = 60;
/** A mail in the hands of a process that was killed is taken up again after its lease of three minutes. */
const MAILS_TIMEOUT_MS = 200_000;

/** Commerce, edge and database are killed while shoppers order; nothing that was acknowledged may be missing. */
export async function crash(shop: OwnShop, crowd: Crowd, findings: Findings) {
  const damages: [string, () => Promise<void>][] = [
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
    const audited = await crowd.audit();
    findings.none(
      "  looked at the database",
      "all orders with lines, total, stock, payment, mail; no strays",
      audited.problems,
      `${audited.found} of ${crowd.bought.length} whole`,
    );
  }
  findings.none("waited for the mails", "every order's mail is sent", await unsentMails(crowd), "all sent");
}

async function unsentMails(crowd: Crowd) {
  let unsent = 0;
  const sent = async () => {
    ({ unsent } = await crowd.audit());
    return unsent === 0;
  };
  return (await waitUntil(sent, MAILS_TIMEOUT_MS, 1000)) ? [] : [`${unsent} orders whose mail is not sent`];
}
