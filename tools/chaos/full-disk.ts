import { randomUUID } from "node:crypto";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import getPort from "get-port";
import type { Client } from "pg";
import { ROOT } from "../../scripts/bootstrap/paths.mjs";
import { waitUntil } from "../../scripts/bootstrap/process-group.mjs";
import { runningEmbeddedPostgres } from "../../scripts/lib/database/embedded-postgres.ts";
import { withClient } from "../../scripts/lib/database/with-client.ts";
import type { ProcessManager } from "../../scripts/lib/processes/process-manager.ts";
import { loadSecrets } from "../../scripts/lib/shop/secrets.ts";
import { localAddress } from "../../scripts/lib/shop/services.ts";
import { readSettings } from "../../scripts/lib/shop/settings.ts";
import { Crowd } from "./crowd.ts";
import type { Findings } from "./findings.ts";
import type { OwnShop } from "./own-shop.ts";
import type { Shopper } from "./shopper.ts";
import { SmallDisk } from "./small-disk.ts";

const DISK_MB = 800;
/** How long the shop may take to be there at first, and again after the disk has room. */
const START_TIMEOUT_MS = 420_000;
const RECOVERY_TIMEOUT_MS = 150_000;
/** How many orders are tried on the full disk before none being refused is worth a finding. */
const MAX_ORDERS = 2_000;
const ENOUGH_REFUSED = 40;
const READ_TIMEOUT_MS = 90_000;
const STOP_TIMEOUT_MS = 60_000;

/**
 * `npm start` on a disk of its own that is filled to the last byte: it says so and goes on reading, and all is well by itself when
 * there is room again, also after PostgreSQL has stopped for lack of it.
 */
export async function fullDisk(
  own: OwnShop,
  _crowd: Crowd,
  findings: Findings,
  { print }: { print: (text: string) => void },
) {
  const { processes } = own;
  const disk = SmallDisk.mount(processes, join(own.dataDir, "small-disk"), DISK_MB);
  if (!disk) {
    print("The full disk was left out: a small one could not be mounted here (it takes root on Linux).");
    return;
  }
  const { starter, shop } = await start(processes, disk);
  try {
    const crowd = new Crowd(shop);
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
    starter.stoppedByUs = true;
    process.kill(starter.pid, "SIGTERM");
    const how = await Promise.race([starter.ended, delay(STOP_TIMEOUT_MS, "still running")]);
    findings.note("  npm start stopped", "exit code 0", how, how === "exit code 0");
    cpSync(join(disk.folder, "logs"), join(own.dataDir, "logs", "small-disk"), { recursive: true, force: true });
  }
}

async function start(processes: ProcessManager, disk: SmallDisk) {
  const dataDir = disk.folder;
  const [port, commercePort] = [await getPort(), await getPort()];
  const settings = { ...readSettings({}), port, commercePort, dataDir };
  const starter = processes.start({
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
  const url = localAddress(port);
  const output = () => readFileSync(starter.log, "utf8");
  await waitUntil(() => Boolean(starter.exit) || output().includes("Ready after"), START_TIMEOUT_MS, 500);
  if (!output().includes("Ready after")) throw new Error(`npm start did not come up: ${output().slice(-400)}`);
  const secrets = loadSecrets(dataDir);
  const databaseUrl = (await runningEmbeddedPostgres(dataDir, secrets.databasePassword)) ?? "";
  return { starter, shop: { url, settings, secrets, databaseUrl, dataDir } };
}

type Shop = Awaited<ReturnType<typeof start>>["shop"];

async function refusing(shop: Shop, crowd: Crowd, admin: Shopper, findings: Findings) {
  const answers = new Map<string, number>();
  let refused = 0;
  let tried = 0;
  await Promise.all(
    crowd.shoppers.map(async (shopper) => {
      while (refused < ENOUGH_REFUSED && tried < MAX_ORDERS) {
        tried += 1;
        const [items, key] = [crowd.basket(), randomUUID()];
        const answer = await shopper.attempt(items, key).catch(() => undefined);
        // Taken where the database still had room inside its files: acknowledged, so it must be there afterwards.
        if (answer?.status === 201) shopper.bought.push({ ...answer.body, key, items });
        else refused += 1;
        const outcome = answer ? `${answer.status} ${answer.body?.code ?? ""}`.trim() : "no answer";
        answers.set(outcome, (answers.get(outcome) ?? 0) + 1);
      }
    }),
  );
  const seen = [...answers].map(([outcome, count]) => `${count} x ${outcome}`).join(", ");
  const expected = /^(201|503 (storage_full|unavailable))$/;
  findings.note(
    "the disk filled, orders placed",
    "some 503 with a sentence, nothing worse",
    seen,
    refused > 0 && [...answers.keys()].every((outcome) => expected.test(outcome)),
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

/** Uses up the write-ahead log that PostgreSQL has in reserve: it stops when it cannot make more of it, and is started again. */
async function panic({ databaseUrl, dataDir }: Shop, admin: Shopper, findings: Findings) {
  const useUp = async (client: Client) => {
    for (let segment = 0; segment < DISK_MB / 16; segment += 1) {
      await client.query("SELECT pg_logical_emit_message(true, 'chaos', repeat('x', 15 * 1024 * 1024))");
    }
  };
  // That it fails is what was wanted.
  await withClient(databaseUrl, useUp, { connectionTimeoutMillis: 5_000 }).catch(() => {});
  const supervisorLog = () => readFileSync(join(dataDir, "logs", "supervisor.log"), { encoding: "utf8", flag: "a+" });
  const log = () => readFileSync(join(dataDir, "logs", "postgres.log"), "utf8");
  const began = Date.now();
  let status = 0;
  const read = async () => {
    status = (await admin.call("GET", "/api/admin/summary").catch(() => undefined))?.status ?? 0;
    return status === 200;
  };
  await waitUntil(read, READ_TIMEOUT_MS, 500);
  const stopped = log().includes("PANIC") || supervisorLog().includes("ended by itself");
  findings.note("PostgreSQL has no room for its own log", "it stops", stopped ? "it stopped" : "it went on", stopped);
  findings.note(
    "  what only it can answer",
    "read again on the full disk",
    status === 200 ? `after ${Math.round((Date.now() - began) / 1000)} s` : `answered ${status}`,
    status === 200,
  );
}

async function backAgain(disk: SmallDisk, crowd: Crowd, findings: Findings) {
  disk.free();
  const began = Date.now();
  const [shopper] = crowd.shoppers;
  const ordered = async () => {
    const [items, key] = [crowd.basket(), randomUUID()];
    const answer = await shopper?.attempt(items, key).catch(() => undefined);
    if (answer?.status !== 201) return false;
    shopper?.bought.push({ ...answer.body, key, items });
    return true;
  };
  const well = await waitUntil(ordered, RECOVERY_TIMEOUT_MS, 500);
  findings.note(
    "the disk emptied",
    `orders again within ${RECOVERY_TIMEOUT_MS / 1000} s, by itself`,
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
