import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import pg from "pg";
import { databaseConnection } from "../../../plugins/kit/src/plain/database-connection.js";
import { logFile } from "../crew.mjs";
import { startEmbeddedPostgres } from "../embedded-postgres.mjs";
import { ROOT } from "../paths.mjs";
import { freePort } from "../ports.mjs";
import { keepSecrets } from "../secrets.mjs";

/** What a person would miss first. */
const SUMS = `
  SELECT (SELECT count(*) FROM "order") AS orders, (SELECT sum(total) FROM order_detail) AS totals,
    (SELECT sum(quantity) FROM order_item) AS kilograms, (SELECT count(*) FROM product) AS products,
    (SELECT count(*) FROM customer) AS customers, (SELECT count(*) FROM outgoing_mail) AS mails,
    (SELECT count(*) FROM shop_session) AS sessions, (SELECT sum(reserved_quantity) FROM inventory_level) AS reserved`;

/**
 * One file holds database and uploads of the running shop, and an empty place becomes that shop again.
 * @param {import("./own-shop.mjs").OwnShop} shop
 * @param {import("./crowd.mjs").Crowd} crowd
 * @param {import("./findings.mjs").Findings} findings
 */
export async function backUp(shop, crowd, findings) {
  const { crew, dataDir } = shop;
  const file = join(dataDir, "shop.tgz");
  const problems = await crowd.buyWhile(30, 10, () =>
    crew.run({
      name: "the backup",
      args: [join(ROOT, "scripts", "backup.mjs"), file],
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: dataDir },
      log: logFile(dataDir, "backup"),
    }),
  );
  findings.none("backup while 30 orders are placed", "one file, and nobody is held up", problems, "one file");

  // Now of the shop at rest, to be compared.
  rmSync(file);
  const backup = {
    args: [join(ROOT, "scripts", "backup.mjs"), file],
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
  };
  await crew.run({ ...backup, name: "the backup", log: logFile(dataDir, "backup") });
  const place = join(dataDir, "restored");
  await crew.run({
    name: "the restoring",
    args: [join(ROOT, "scripts", "restore.mjs"), file],
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: place },
    log: logFile(dataDir, "restore"),
  });
  const { url } = await startEmbeddedPostgres({
    crew,
    dataDir: place,
    password: keepSecrets(place).databasePassword,
    log: logFile(place, "postgres"),
    port: await freePort(),
  });
  const [before, after] = await Promise.all([sumsOf(shop.databaseUrl), sumsOf(url)]);
  findings.note("restored into an empty place", before, after === before ? "the same" : after, after === before);
  const missing = differences(picturesIn(join(dataDir, "uploads")), picturesIn(join(place, "uploads")));
  findings.none("  its pictures", "the same files with the same bytes", missing, "the same");
}

/** @param {string} url */
async function sumsOf(url) {
  const client = new pg.Client({ ...databaseConnection(url) });
  await client.connect();
  try {
    const { rows } = await client.query(SUMS);
    return Object.entries(rows[0])
      .map(([what, sum]) => `${what} ${Number(sum)}`)
      .join(", ");
  } finally {
    await client.end();
  }
}

/**
 * The hash of every file below a folder, by name.
 * @param {string} folder
 * @returns {Map<string, string>}
 */
function picturesIn(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(folder, path), createHash("sha256").update(readFileSync(path)).digest("hex")];
    }),
  );
}

/**
 * @param {Map<string, string>} before
 * @param {Map<string, string>} after
 */
function differences(before, after) {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).map((name) => `${name} differs`);
}
