import { randomUUID } from "node:crypto";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { databaseConnection } from "../../../plugins/kit/src/plain/database-connection.js";
import { runningEmbeddedPostgres } from "../embedded-postgres.mjs";
import { ROOT } from "../paths.mjs";
import { freePort } from "../ports.mjs";
import { keepSecrets } from "../secrets.mjs";
import { readSettings } from "../settings.mjs";
import { Crowd } from "./crowd.mjs";
import { SmallDisk } from "./small-disk.mjs";

const DISK_MB = 800;
/** How long the shop may take to be there at first, and again after the disk has room, in ms. */
const START_WITHIN_MS = 420_000;
const WELL_WITHIN_MS = 150_000;
/** How many orders are tried on the full disk before none being refused is worth a finding. */
const MOST_ORDERS = 2_000;
const REFUSED_ENOUGH = 40;
const READ_AGAIN_WITHIN_MS = 90_000;
const STOP_WITHIN_MS = 60_000;

/**
 * `npm start` on a disk of its own that is filled to the last byte: it says so and goes on reading, and all is well by itself when
 * there is room again, also after PostgreSQL has stopped for lack of it.
 * @param {import("./own-shop.mjs").OwnShop} own
 * @param {Crowd} _crowd
 * @param {import("./findings.mjs").Findings} findings
 * @param {{ say: (text: string) => void }} more
 */
export async function fullDisk(own, _crowd, findings, { say }) {
  const { crew } = own;
  const disk = SmallDisk.mount(crew, join(own.dataDir, "small-disk"), DISK_MB);
  if (!disk) {
    say("The full disk was left out: a small one could not be mounted here (it takes root on Linux).");
    return;
  }
  const { starter, shop } = await start(crew, disk, own.dataDir);
  try {
    const crowd = new Crowd(/** @type {never} */ (shop));
    await crowd.gather();
    const before = await crowd.buyWhile(20, 5, async () => {});
    const admin = await crowd.admin();
    findings.none(
      "npm start on a disk of its own",
      "orders as ever",
      before,
      `${crowd.bought.length} orders acknowledged`,
    );

    disk.fill();
    await refusing(shop, crowd, admin, findings);
    await panic(shop, admin, findings);
    await backAgain(disk, crowd, findings);
  } finally {
    disk.free();
    starter.dismissed = true;
    process.kill(starter.pid, "SIGTERM");
    const how = await Promise.race([starter.ended, pause(STOP_WITHIN_MS, "still running")]);
    findings.note("  npm start told to end", "exit code 0", how, how === "exit code 0");
    cpSync(join(disk.folder, "logs"), join(own.dataDir, "logs", "small-disk"), { recursive: true, force: true });
  }
}

/**
 * @param {import("../crew.mjs").Crew} crew
 * @param {SmallDisk} disk
 * @param {string} logs
 */
async function start(crew, disk, logs) {
  const dataDir = disk.folder;
  const [port, commercePort] = [await freePort(), await freePort()];
  const settings = { ...readSettings({}), port, commercePort, dataDir };
  const starter = crew.start({
    name: "npm start",
    args: [join(ROOT, "scripts", "start.mjs")],
    cwd: ROOT,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      COMMERCE_PORT: String(commercePort),
      DATABASE_URL: "",
      REDIS_URL: "",
    },
    // On the same disk: whoever runs a shop sends its output somewhere.
    log: join(dataDir, "output.log"),
  });
  const url = `http://127.0.0.1:${port}`;
  for (const until = Date.now() + START_WITHIN_MS; ; await pause(500)) {
    const told = readFileSync(starter.log, "utf8");
    if (told.includes("Ready after")) break;
    if (Date.now() > until || (await Promise.race([starter.ended, pause(0)])) !== undefined)
      throw new Error(`npm start did not come up: ${told.slice(-400)}`);
  }
  const secrets = keepSecrets(dataDir);
  const databaseUrl = (await runningEmbeddedPostgres(dataDir, secrets.databasePassword)) ?? "";
  return { starter, logs, shop: { url, settings, secrets, databaseUrl, dataDir } };
}

/** @typedef {Awaited<ReturnType<typeof start>>["shop"]} Shop */

/**
 * @param {Shop} shop
 * @param {Crowd} crowd
 * @param {import("./shopper.mjs").Shopper} admin
 * @param {import("./findings.mjs").Findings} findings
 */
async function refusing(shop, crowd, admin, findings) {
  /** @type {Map<string, number>} */
  const answers = new Map();
  let refused = 0;
  let tried = 0;
  await Promise.all(
    crowd.shoppers.map(async (shopper) => {
      while (refused < REFUSED_ENOUGH && tried < MOST_ORDERS) {
        tried += 1;
        const [items, key] = [crowd.basket(), randomUUID()];
        const answer = await shopper.attempt(items, key).catch(() => undefined);
        // Taken where the database still had room inside its files: acknowledged, so it must be there afterwards.
        if (answer?.status === 201) shopper.bought.push({ ...answer.body, key, items, attempts: 1 });
        else refused += 1;
        const told = answer ? `${answer.status} ${answer.body?.code ?? ""}`.trim() : "no answer";
        answers.set(told, (answers.get(told) ?? 0) + 1);
      }
    }),
  );
  const seen = [...answers].map(([told, count]) => `${count} x ${told}`).join(", ");
  const expected = /^(201|503 (storage_full|unavailable))$/;
  findings.note(
    "the disk filled, orders placed",
    "some 503 with a sentence, nothing worse",
    seen,
    refused > 0 && [...answers.keys()].every((told) => expected.test(told)),
  );

  const form = new FormData();
  form.append("file", new Blob([readFileSync(join(ROOT, "docs/pictures/storefront/home-360.webp"))]), "a.webp");
  const upload = await fetch(`${shop.url}/api/media/upload`, {
    method: "POST",
    headers: { cookie: admin.cookie },
    body: form,
  });
  const { code } = await upload.json().catch(() => ({}));
  findings.note(
    "  a picture uploaded",
    "503 storage_full",
    `${upload.status} ${code}`,
    upload.status === 503 && code === "storage_full",
  );

  const reads = ["/", "/api/products", "/api/categories", "/health/live"];
  const problems = [];
  for (const path of reads) {
    const response = await fetch(`${shop.url}${path}`).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.status !== 200) problems.push(`${path} answered ${response?.status ?? "nothing"}`);
  }
  findings.none("  pages and public reads", "answered 200", problems, "all 200");
  const { body } = await admin.call("GET", "/api/admin/health").catch(() => ({ body: undefined }));
  findings.note(
    "  the administrator is warned",
    "a disk is low",
    JSON.stringify(body?.disks ?? null),
    Boolean(body?.disks?.[0]?.low),
  );
}

/**
 * Uses up the write-ahead log that PostgreSQL has in reserve: it stops when it cannot make more of it, and is started again.
 * @param {Shop} shop
 * @param {import("./shopper.mjs").Shopper} admin
 * @param {import("./findings.mjs").Findings} findings
 */
async function panic({ databaseUrl, dataDir }, admin, findings) {
  const client = new pg.Client({ ...databaseConnection(databaseUrl), connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    for (let segment = 0; segment < DISK_MB / 16; segment += 1) {
      await client.query("SELECT pg_logical_emit_message(true, 'chaos', repeat('x', 15 * 1024 * 1024))");
    }
  } catch {
    // That is what was wanted.
  } finally {
    await client.end().catch(() => {});
  }
  const told = () => readFileSync(join(dataDir, "logs", "supervisor.log"), { encoding: "utf8", flag: "a+" });
  const log = () => readFileSync(join(dataDir, "logs", "postgres.log"), "utf8");
  const began = Date.now();
  let status = 0;
  for (; status !== 200 && Date.now() - began < READ_AGAIN_WITHIN_MS; await pause(500)) {
    status = (await admin.call("GET", "/api/admin/summary").catch(() => undefined))?.status ?? 0;
  }
  const stopped = log().includes("PANIC") || told().includes("ended by itself");
  findings.note("PostgreSQL has no room for its own log", "it stops", stopped ? "it stopped" : "it went on", stopped);
  findings.note(
    "  what only it can answer",
    "read again on the full disk",
    status === 200 ? `after ${Math.round((Date.now() - began) / 1000)} s` : `answered ${status}`,
    status === 200,
  );
}

/**
 * @param {SmallDisk} disk
 * @param {Crowd} crowd
 * @param {import("./findings.mjs").Findings} findings
 */
async function backAgain(disk, crowd, findings) {
  disk.free();
  const began = Date.now();
  const [shopper] = crowd.shoppers;
  let well = false;
  for (; shopper && !well && Date.now() - began < WELL_WITHIN_MS; await pause(500)) {
    const [items, key] = [crowd.basket(), randomUUID()];
    const answer = await shopper.attempt(items, key).catch(() => undefined);
    well = answer?.status === 201;
    if (well) shopper.bought.push({ ...answer?.body, key, items, attempts: 1 });
  }
  findings.note(
    "the disk emptied",
    `orders again within ${WELL_WITHIN_MS / 1000} s, by itself`,
    well ? `after ${Math.round((Date.now() - began) / 1000)} s` : "not at all",
    well,
  );
  const problems = well ? await crowd.buyWhile(20, 5, async () => {}) : [];
  const { problems: losses, found } = await crowd.audit().catch((error) => ({ problems: [String(error)], found: 0 }));
  findings.none(
    "  looked at the database",
    "every acknowledged order is whole",
    [...problems, ...losses],
    `${found} of ${crowd.bought.length} whole`,
  );
}
