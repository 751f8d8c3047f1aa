import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { databaseConnection } from "../../../plugins/kit/src/plain/database-connection.js";
import { freePort } from "../ports.mjs";

const ORDERS = 60;
const WORTHLESS = 40;
/** How long the mails may take to go out, in ms. */
const PATIENCE = 60_000;

/**
 * Two processes do background work on one database, and each piece of it is done once.
 * @param {import("./own-shop.mjs").OwnShop} shop
 * @param {import("./crowd.mjs").Crowd} crowd
 * @param {import("./findings.mjs").Findings} findings
 */
export async function workers(shop, crowd, findings) {
  const second = await freePort();
  await shop.startCommerce(second);
  const ports = [shop.settings.commercePort, second];
  const told = () => ports.map((port) => shop.commerceLog(port));
  try {
    const before = crowd.bought.length;
    const problems = await crowd.buyWhile(ORDERS, ORDERS / 2, () => writeWorthless(shop.databaseUrl));
    const orders = crowd.bought.slice().map(({ id }) => id);
    await settled(crowd, shop.databaseUrl);
    const sent = told().map((log) => [...log.matchAll(/Mail \S+ is sent: (order-placed:\d+)/g)].map(([, key]) => key));
    const keys = sent.flat();
    const twice = keys.filter((key, place) => keys.indexOf(key) !== place);
    findings.none(
      `two processes send the mails of ${orders.length - before} orders`,
      "each once",
      [...problems, ...twice.map((key) => `${key} was sent again`)],
      `${sent.map((list) => list.length).join(" by the one and ")} by the other, none twice`,
    );
    const given = told().map((log) =>
      [...log.matchAll(/Gave up (\d+) jobs/g)].reduce((sum, [, n]) => sum + Number(n), 0),
    );
    const sum = given.reduce((all, one) => all + one, 0);
    findings.note(
      `  ${WORTHLESS} mails whose time has passed`,
      "each given up once, none sent",
      `given up ${given.join(" by the one and ")} by the other`,
      sum === WORTHLESS && !keys.some((key) => key?.startsWith("worthless")),
    );
  } finally {
    await shop.endCommerce(second);
  }
}

/**
 * Mails that may no longer be sent, as a link that nobody can use any more.
 * @param {string} databaseUrl
 */
async function writeWorthless(databaseUrl) {
  await ask(
    databaseUrl,
    `WITH mail AS (
       INSERT INTO outgoing_mail (id, key, recipient, language, subject)
       SELECT $1 || n, $1 || n, 'nobody@example.com', 'mn', 'x' FROM generate_series(1, ${WORTHLESS}) n RETURNING id
     )
     INSERT INTO background_job (id, task, payload, run_at, valid_until)
     SELECT id, 'send-mail', '{}', now(), now() - interval '1 minute' FROM mail`,
    [`worthless-${randomUUID()}-`],
  );
}

/**
 * Waits until every mail is sent or given up.
 * @param {import("./crowd.mjs").Crowd} crowd
 * @param {string} databaseUrl
 */
async function settled(crowd, databaseUrl) {
  for (const until = Date.now() + PATIENCE; Date.now() < until; await pause(500)) {
    const [{ n }] = await ask(
      databaseUrl,
      "SELECT count(*)::int AS n FROM background_job WHERE task = 'send-mail' AND failed_at IS NULL",
    );
    if (n === 0 && (await crowd.audit()).unsent === 0) return;
  }
}

/**
 * @param {string} databaseUrl
 * @param {string} statement
 * @param {unknown[]} [values]
 */
async function ask(databaseUrl, statement, values) {
  const client = new pg.Client({ ...databaseConnection(databaseUrl) });
  await client.connect();
  try {
    return (await client.query(statement, values)).rows;
  } finally {
    await client.end();
  }
}
