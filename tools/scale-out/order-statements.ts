import { randomUUID } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { withClient } from "../../scripts/lib/database/with-client.ts";
import type { Item, Shopper } from "../chaos/shopper.ts";

/** Ids are ULIDs: ten characters of time, sixteen of chance. */
const ULID = /\b[a-z_]+_[0-9A-HJKMNP-TV-Z]{26}\b/g;
const ENTRY = /^\d{4}-\d\d-\d\d [\d:.]+ \w+ \[\d+\] /m;

/**
 * The statements of one order as a script for pgbench, in which every id and key that the order made is another one each time.
 * The database's own log tells them; new connections write their statements into it from now on.
 * @param log the file of that log
 * @param reconnect has commerce connect anew
 */
export async function orderScript(
  databaseUrl: string,
  { log, reconnect, shopper, items }: { log: string; reconnect: () => Promise<void>; shopper: Shopper; items: Item[] },
): Promise<{ script: string; statements: number }> {
  await setLogging(databaseUrl, true);
  await reconnect();
  // The first order of a process prepares what later ones find.
  await shopper.attempt(items, randomUUID());
  const from = statSync(log).size;
  const key = randomUUID();
  const beganAt = Date.now();
  const { headers, status, body } = await shopper.attempt(items, key);
  if (status !== 201) throw new Error(`An order answered ${status}: ${JSON.stringify(body)}`);
  await delay(500);
  const written = readFileSync(log).subarray(from).toString();
  await setLogging(databaseUrl, false);
  const id = headers.get("x-request-id") ?? "";
  const statements = written.split(ENTRY).flatMap((entry, place, all) => statementOf(entry, all[place + 1], id));
  const madeNow = [...new Set(statements.join("\n").match(ULID))].filter((ulid) => timeOf(ulid) >= beganAt);
  const mails = [`order-placed:${body.id}`, `order-alert:${body.id}`];
  const names = [...madeNow, ...mails, key, body.transferCode].filter(Boolean);
  const script = statements.map((statement) =>
    names.reduce((text, name) => text.replaceAll(name, `${name}:r`), statement.replaceAll(/\s+/g, " ")),
  );
  return {
    script: `\\set r random(100000000000000, 999999999999999)\n${script.join("\n")}\n`,
    statements: script.length,
  };
}

function setLogging(databaseUrl: string, on: boolean) {
  const settings = { log_min_duration_statement: "0", log_error_verbosity: "default", log_parameter_max_length: "-1" };
  return withClient(databaseUrl, async (client) => {
    for (const [name, value] of Object.entries(settings)) {
      await client.query(`ALTER ROLE CURRENT_USER ${on ? `SET ${name} = '${value}'` : `RESET ${name}`}`);
    }
  });
}

/** The statement of an entry of the log, with its values, if it belongs to the request. */
function statementOf(entry: string, next = "", requestId: string): string[] {
  const [, sql] = /^LOG: {2}duration: [\d.]+ ms {2}(?:execute [^:]*|statement): ([\s\S]*)$/.exec(entry) ?? [];
  if (!sql?.includes(requestId)) return [];
  const [, list = ""] = /^DETAIL: {2}[Pp]arameters: ([\s\S]*)$/.exec(next) ?? [];
  const values = new Map([...list.matchAll(/\$(\d+) = (NULL|'(?:[^']|'')*')/g)].map(([, n, value]) => [n, value]));
  const bare = sql
    .replace(/\/\*.*?\*\//g, "")
    .trim()
    .replace(/;$/, "");
  return [`${bare.replace(/\$(\d+)/g, (whole, n) => values.get(n) ?? whole)};`];
}

const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

function timeOf(id: string) {
  const time = id.slice(-26, -16);
  return [...time].reduce((sum, digit) => sum * 32 + DIGITS.indexOf(digit), 0);
}
