import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { Failure } from "../../scripts/bootstrap/failure.mjs";
import { makeFolder } from "../../scripts/bootstrap/make-folder.mjs";
import { BACKEND, dataFolder, ROOT } from "../../scripts/bootstrap/paths.mjs";
import { Build } from "../../scripts/lib/compile/build.ts";
import { filesBelow } from "../../scripts/lib/compile/files.ts";
import { logFile } from "../../scripts/lib/processes/log-files.ts";
import type { Context } from "../../scripts/lib/processes/run-command.ts";
import { Crowd } from "../chaos/crowd.ts";
import { OwnShop } from "../chaos/own-shop.ts";

const FIXTURES = join(BACKEND, "integration-tests", "fixtures");
const STATUSES = ["pending", "processing", "completed", "cancelled"];
/** So that the repository stays small. */
const MAX_PICTURES_BYTES = 100_000;

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

export async function main(context: Context) {
  const { processes, steps } = context;
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  await new Build(context, dataFolder()).all();
  const shop = await OwnShop.start(context, join(dataFolder(), `fixture-${process.pid}`));
  const answers = await steps.run("Ordering", () => trade(shop));
  thinOut(join(shop.dataDir, "uploads"));

  makeFolder(FIXTURES);
  const file = join(FIXTURES, `v${version}.tgz`);
  rmSync(file, { force: true });
  await steps.run("Keeping it", () =>
    processes.run({
      name: "the backup",
      args: [join(ROOT, "scripts", "backup.mjs"), file],
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: shop.dataDir },
      log: logFile(shop.dataDir, "backup"),
    }),
  );
  writeFileSync(file.replace(/tgz$/, "answers.json.gz"), gzipSync(JSON.stringify(answers)));
  steps.print(`${file}: ${Math.ceil(statSync(file).size / 1024)} kB`);
}

/** Orders in every status; answers what the shop then shows its administrator, by path. */
async function trade(shop: OwnShop): Promise<Record<string, unknown>> {
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
  const answers: Record<string, unknown> = {};
  for (const path of [...SHOWN, ...orders]) {
    const { status, body } = await admin.call("GET", path);
    if (status !== 200) throw new Failure(`${path} answered ${status}.`);
    answers[path] = body;
  }
  return answers;
}

/** Leaves no more pictures than fit. */
function thinOut(uploads: string) {
  let total = 0;
  for (const file of filesBelow(uploads)) {
    const { size } = statSync(file);
    if (total + size > MAX_PICTURES_BYTES) rmSync(file);
    else total += size;
  }
}
