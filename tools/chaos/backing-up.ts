import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import getPort from "get-port";
import { ROOT } from "../../scripts/bootstrap/paths.mjs";
import { filesBelow } from "../../scripts/lib/compile/files.ts";
import { startEmbeddedPostgres } from "../../scripts/lib/database/embedded-postgres.ts";
import { withClient } from "../../scripts/lib/database/with-client.ts";
import { logFile } from "../../scripts/lib/processes/log-files.ts";
import { loadSecrets } from "../../scripts/lib/shop/secrets.ts";
import type { Crowd } from "./crowd.ts";
import type { Findings } from "./findings.ts";
import type { OwnShop } from "./own-shop.ts";

/** What a person would miss first. */
const SUMS = `
  SELECT (SELECT count(*) FROM "order") AS orders, (SELECT sum(total) FROM order_detail) AS totals,
    (SELECT sum(quantity) FROM order_item) AS kilograms, (SELECT count(*) FROM product) AS products,
    (SELECT count(*) FROM customer) AS customers, (SELECT count(*) FROM outgoing_mail) AS mails,
    (SELECT count(*) FROM shop_session) AS sessions, (SELECT sum(reserved_quantity) FROM inventory_level) AS reserved`;

/** One file holds database and uploads of the running shop, and an empty place becomes that shop again. */
export async function backUp(shop: OwnShop, crowd: Crowd, findings: Findings) {
  const { processes, dataDir } = shop;
  const file = join(dataDir, "shop.tgz");
  const runScript = (name: string, script: string, folder: string) =>
    processes.run({
      name,
      args: [join(ROOT, "scripts", script), file],
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: folder },
      log: logFile(dataDir, script.replace(".mjs", "")),
    });
  const backUpNow = () => runScript("the backup", "backup.mjs", dataDir);
  const problems = await crowd.buyWhile(30, 10, backUpNow);
  findings.none("backup while 30 orders are placed", "one file, and nobody is held up", problems, "one file");

  // Now of the shop at rest, to be compared.
  rmSync(file);
  await backUpNow();
  const restored = join(dataDir, "restored");
  await runScript("the restoring", "restore.mjs", restored);
  const { url } = await startEmbeddedPostgres(processes, {
    dataDir: restored,
    password: loadSecrets(restored).databasePassword,
    log: logFile(restored, "postgres"),
    port: await getPort(),
  });
  const [before, after] = await Promise.all([sumsOf(shop.databaseUrl), sumsOf(url)]);
  findings.note("restored into an empty place", before, after === before ? "the same" : after, after === before);
  const missing = differences(picturesIn(join(dataDir, "uploads")), picturesIn(join(restored, "uploads")));
  findings.none("  its pictures", "the same files with the same bytes", missing, "the same");
}

async function sumsOf(url: string) {
  const { rows } = await withClient(url, (client) => client.query(SUMS));
  return Object.entries(rows[0])
    .map(([what, sum]) => `${what} ${Number(sum)}`)
    .join(", ");
}

/** The hash of every file below a folder, by name. */
function picturesIn(folder: string): Map<string, string> {
  const hashOf = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");
  return new Map(filesBelow(folder).map((file) => [relative(folder, file), hashOf(file)]));
}

function differences(before: Map<string, string>, after: Map<string, string>) {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).map((name) => `${name} differs`);
}
