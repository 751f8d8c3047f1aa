import { randomUUID } from "node:crypto";
import getPort from "get-port";
import { waitUntil } from "../../scripts/bootstrap/process-group.mjs";
import { withClient } from "../../scripts/lib/database/with-client.ts";
import type { Crowd } from "./crowd.ts";
import type { Findings } from "./findings.ts";
import type { OwnShop } from "./own-shop.ts";

const ORDERS = 60;
const EXPIRED = 40;
/** How long the mails may take to go out. */
const MAILS_TIMEOUT_MS = 60_000;

/** Two processes do background work on one database, and each piece of it is done once. */
export async function workers(shop: OwnShop, crowd: Crowd, findings: Findings) {
  const second = await getPort();
  await shop.startCommerce(second);
  const ports = [shop.settings.commercePort, second];
  const logs = () => ports.map((port) => shop.commerceLog(port));
  try {
    const before = crowd.bought.length;
    const problems = await crowd.buyWhile(ORDERS, ORDERS / 2, () => writeExpired(shop.databaseUrl));
    const orders = crowd.bought.slice().map(({ id }) => id);
    await waitUntilMailsSettled(crowd, shop.databaseUrl);
    const sent = logs().map((log) => [...log.matchAll(/Mail \S+ is sent: (order-placed:\d+)/g)].map(([, key]) => key));
    const keys = sent.flat();
    const twice = keys.filter((key, place) => keys.indexOf(key) !== place);
    findings.none(
      `two processes send the mails of ${orders.length - before} orders`,
      "each once",
      [...problems, ...twice.map((key) => `${key} was sent again`)],
      `${sent.map((list) => list.length).join(" by the one and ")} by the other, none twice`,
    );
    const gaveUp = logs().map((log) =>
      [...log.matchAll(/Gave up (\d+) jobs/g)].reduce((sum, [, n]) => sum + Number(n), 0),
    );
    const sum = gaveUp.reduce((all, one) => all + one, 0);
    findings.note(
      `  ${EXPIRED} mails whose time has passed`,
      "each given up once, none sent",
      `given up ${gaveUp.join(" by the one and ")} by the other`,
      sum === EXPIRED && !keys.some((key) => key?.startsWith("expired")),
    );
  } finally {
    await shop.endCommerce(second);
  }
}

/** Mails that may no longer be sent, as a link that nobody can use any more. */
async function writeExpired(databaseUrl: string) {
  await withClient(databaseUrl, (client) =>
    client.query(
      `WITH mail AS (
       INSERT INTO outgoing_mail (id, key, recipient, language, subject)
       SELECT $1 || n, $1 || n, 'nobody@example.com', 'mn', 'x' FROM generate_series(1, ${EXPIRED}) n RETURNING id
     )
     INSERT INTO background_job (id, task, payload, run_at, valid_until)
     SELECT id, 'send-mail', '{}', now(), now() - interval '1 minute' FROM mail`,
      [`expired-${randomUUID()}-`],
    ),
  );
}

/** Waits until every mail is sent or given up. */
async function waitUntilMailsSettled(crowd: Crowd, databaseUrl: string) {
  const jobs = "SELECT FROM background_job WHERE task = 'send-mail' AND failed_at IS NULL";
  const allSent = async () => {
    const { rowCount } = await withClient(databaseUrl, (client) => client.query(jobs));
    return rowCount === 0 && (await crowd.audit()).unsent === 0;
  };
  await waitUntil(allSent, MAILS_TIMEOUT_MS, 500);
}
