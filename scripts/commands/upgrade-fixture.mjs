import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { Build } from "../lib/build.mjs";
import { Crowd } from "../lib/chaos/crowd.mjs";
import { OwnShop } from "../lib/chaos/own-shop.mjs";
import { runCommand } from "../lib/command.mjs";
import { logFile } from "../lib/crew.mjs";
import { Failure } from "../lib/failure.mjs";
import { installPackages } from "../lib/install.mjs";
import { makeFolder } from "../lib/make-folder.mjs";
import { BACKEND, ROOT } from "../lib/paths.mjs";
import { readSettings } from "../lib/settings.mjs";

const FIXTURES = join(BACKEND, "integration-tests", "fixtures");
const STATUSES = ["pending", "processing", "completed", "cancelled"];
/** So that the repository stays small, in bytes. */
const PICTURES = 100_000;

/** What an administrator is shown of a shop: all of it must be the same after every upgrade. */
const SHOWN = [
  "/api/orders",
  "/api/products",
  "/api/categories",
  "/api/bank-accounts",
  "/api/navigation/tree",
  "/api/settings/site-name",
  "/api/settings/hero",
  "/api/settings/logo",
  "/api/settings/footer",
  "/api/settings/shipping-fee",
  "/api/media",
  "/api/admin/users",
  "/api/admin/stores",
  "/api/admin/meal-kits",
  "/api/service-categories",
];

export function main() {
  return runCommand(
    async (crew, stages) => {
      const { dataDir } = readSettings();
      const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
      await installPackages(crew, stages, dataDir);
      await new Build(crew, stages, dataDir).all();
      const shop = await OwnShop.raise(crew, stages, join(dataDir, `fixture-${process.pid}`));
      const answers = await stages.run("Ordering", () => trade(shop));
      thinOut(join(shop.dataDir, "uploads"));

      makeFolder(FIXTURES);
      const file = join(FIXTURES, `v${version}.tgz`);
      rmSync(file, { force: true });
      await stages.run("Keeping it", () =>
        crew.run({
          name: "the backup",
          args: [join(ROOT, "scripts", "backup.mjs"), file],
          cwd: ROOT,
          env: { ...process.env, DATA_DIR: shop.dataDir },
          log: logFile(shop.dataDir, "backup"),
        }),
      );
      writeFileSync(file.replace(/tgz$/, "answers.json.gz"), gzipSync(JSON.stringify(answers)));
      stages.say(`${file}: ${Math.ceil(statSync(file).size / 1024)} kB`);
    },
    { interrupted: 130 },
  );
}

/**
 * Orders in every status; answers what the shop then shows its administrator, by path.
 * @param {OwnShop} shop
 * @returns {Promise<Record<string, unknown>>}
 */
async function trade(shop) {
  const crowd = new Crowd(shop);
  await crowd.gather();
  const problems = await crowd.buyWhile(3 * STATUSES.length, 1, async () => {});
  const admin = await crowd.admin();
  for (const [place, { id }] of crowd.bought.entries()) {
    const status = STATUSES[place % STATUSES.length];
    const { status: answered } = await admin.call("PATCH", `/api/orders/${id}/status`, { status });
    if (answered !== 200) problems.push(`order ${id} did not become ${status}`);
  }
  if (problems.length > 0) throw new Failure(problems.join("\n"));
  const orders = crowd.bought.flatMap(({ id }) => [`/api/orders/${id}`, `/api/orders/${id}/history`]);
  /** @type {Record<string, unknown>} */
  const answers = {};
  for (const path of [...SHOWN, ...orders]) {
    const { status, body } = await admin.call("GET", path);
    if (status !== 200) throw new Failure(`${path} answered ${status}.`);
    answers[path] = body;
  }
  return answers;
}

/**
 * Leaves no more pictures than fit.
 * @param {string} uploads
 */
function thinOut(uploads) {
  let kept = 0;
  for (const entry of readdirSync(uploads, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile()) continue;
    const { size } = statSync(file);
    if (kept + size > PICTURES) rmSync(file);
    else kept += size;
  }
}
