import { spawn, spawnSync } from "node:child_process";
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findPlace } from "./database-place.mjs";
import { databaseServer, stopDatabaseServer } from "./database-server.mjs";
import { giveBack, setAside } from "./disk-reserve.mjs";
import { installedBinaries } from "./embedded-binaries.mjs";
import { Failure } from "./failure.mjs";
import { openLog } from "./log-files.mjs";
import { answers, freePort } from "./ports.mjs";
import { setPassword } from "./set-password.mjs";

const NAME = "zakh";
const PREFERRED_PORT = 54_329;
const READY_WITHIN = 60_000;

/**
 * @typedef {object} EmbeddedDatabase
 * @property {string} url
 * @property {string | undefined} aside a folder outside DATA_DIR where it had to be put
 * @property {string} folder its data folder
 * @property {Promise<string>} ended how the server ended
 * @property {boolean} passwordSet whether the password had to be set anew, because it was another one
 * @property {() => Promise<import("./supervisor.mjs").Running>} again starts it once more, at the same address, after it ended
 */

/**
 * Starts the embedded PostgreSQL on a data folder, making the database on the first start. Where the database was made with
 * another password (secrets.json was lost), it gets this one: the folder is ours, so nobody is let in who could not read it.
 * @param {object} options
 * @param {import("./crew.mjs").Crew} options.crew stops it after everything that uses it
 * @param {string} options.dataDir
 * @param {string} options.password
 * @param {string} options.log
 * @param {boolean} [options.throwaway] a test database: on a free port, without waiting for the disk, removed at the end
 * @param {number} [options.port] where it must listen; a free port otherwise
 * @returns {Promise<EmbeddedDatabase>}
 */
export async function startEmbeddedPostgres({ crew, dataDir, password, log, throwaway = false, port: wanted }) {
  const place = findPlace(dataDir, await installedBinaries());
  const { keeper } = crew;
  keeper.watchDatabase(place.folder);
  if (throwaway && place.aside) keeper.removeLast(place.aside);
  /** @type {Server | undefined} */
  let server;
  crew.afterwards(async () => {
    // One that has only just begun has not written yet that it is there.
    server?.stop();
    await stopDatabaseServer(place.folder);
    await server?.ended;
    crew.logs.leave(log);
    if (throwaway && place.aside) rmSync(place.aside, { recursive: true, force: true });
  });

  const begin = async (/** @type {number} */ port) => {
    // A server that a killed start left behind gives way; it shuts down cleanly and loses nothing.
    await stopDatabaseServer(place.folder);
    if (crew.stopping) throw new Failure("Stopped.");
    server = serve(place, port, throwaway, log);
    const url = `postgres://${NAME}:${encodeURIComponent(password)}@127.0.0.1:${port}/${NAME}`;
    await untilReady(url, server.ended, log);
    return { url, ended: server.ended };
  };

  await stopDatabaseServer(place.folder);
  initialise(place, password, log);
  const reserve = `${place.folder}.reserve`;
  if (!throwaway) setAside(reserve);
  crew.logs.follow(log);
  let port = wanted ?? (await freePort(throwaway ? undefined : PREFERRED_PORT));
  let passwordSet = false;
  for (;;) {
    try {
      const { url, ended } = await begin(port);
      const again = async () => {
        giveBack(reserve);
        const running = await begin(port);
        setAside(reserve);
        return running;
      };
      return { url, aside: place.aside, folder: place.folder, ended, passwordSet, again };
    } catch (error) {
      if (error instanceof WrongPassword && !passwordSet) {
        await stopDatabaseServer(place.folder);
        setPassword(place, { name: NAME, password, log });
        passwordSet = true;
      } else if (error instanceof PortTaken && wanted === undefined) {
        // Another shop that started in the same moment was quicker.
        port = await freePort();
      } else throw error;
    }
  }
}

/** The server that answers is ours and does not take our password. */
class WrongPassword extends Failure {}

/** Somebody else answers where the server was to listen. */
class PortTaken extends Failure {}

/**
 * The address of the embedded server that is running on a data folder, if one is.
 * @param {string} dataDir
 * @param {string} password
 * @returns {Promise<string | undefined>}
 */
export async function runningEmbeddedPostgres(dataDir, password) {
  const { folder } = findPlace(dataDir, await installedBinaries());
  if (databaseServer(folder) === undefined) return undefined;
  const port = readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[3];
  return `postgres://${NAME}:${encodeURIComponent(password)}@127.0.0.1:${port}/${NAME}`;
}

/**
 * Makes the data folder on the first start. Done beside and moved into place, so that an interrupted start leaves nothing
 * that looks like a database.
 * @param {import("./database-place.mjs").Place} place
 * @param {string} password
 * @param {string} log
 */
function initialise(place, password, log) {
  const { folder, user } = place;
  const version = join(folder, "PG_VERSION");
  if (existsSync(version)) {
    const major = readFileSync(version, "utf8").trim();
    if (major === "17") return;
    throw new Failure(
      `The database in ${folder} was made by PostgreSQL ${major}, this is 17; see docs/operations.md on upgrading.`,
    );
  }
  if (readdirSync(folder).length > 0)
    throw new Failure(`${folder} holds something that is not a database; move it away.`);

  const fresh = `${folder}.new`;
  const passwordFile = `${folder}.password`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user) for (const path of [fresh, passwordFile]) chownSync(path, user.uid, user.gid);
  try {
    const locale = unicodeLocale();
    const made = spawnSync(
      join(place.binaries, "initdb"),
      [
        `--pgdata=${fresh}`,
        `--username=${NAME}`,
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        // The same order and letter case on every machine, Cyrillic included.
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
        "--locale=C",
        // Trigrams and word boundaries still ask the system which characters are letters: under C no Cyrillic one is.
        ...(locale ? [`--lc-ctype=${locale}`] : []),
        "--no-instructions",
      ],
      { cwd: "/", encoding: "utf8", uid: user?.uid, gid: user?.gid },
    );
    writeFileSync(log, `${made.stdout ?? ""}${made.stderr ?? ""}${made.error?.message ?? ""}`, {
      flag: "a",
      mode: 0o600,
    });
    if (made.status !== 0) throw new Failure(`The embedded database could not be made in ${folder}.`, { log });
    rmSync(folder, { recursive: true });
    renameSync(fresh, folder);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** A UTF-8 locale that this system has. */
function unicodeLocale() {
  const known = (spawnSync("locale", ["-a"], { encoding: "utf8" }).stdout ?? "").split("\n").map((name) => name.trim());
  const wanted = ["C.UTF-8", "C.utf8", "en_US.UTF-8", "en_US.utf8"].find((name) => known.includes(name));
  return (
    wanted ?? known.find((name) => /utf-?8$/i.test(name)) ?? (process.platform === "linux" ? "C.UTF-8" : undefined)
  );
}

/**
 * @typedef {object} Server
 * @property {() => void} stop asks it to end
 * @property {Promise<string>} ended how it ended
 */

/**
 * Starts the server in a session of its own: Ctrl-C must reach it last, and through us.
 * @param {import("./database-place.mjs").Place} place
 * @param {number} port
 * @param {boolean} throwaway
 * @param {string} log
 * @returns {Server}
 */
function serve(place, port, throwaway, log) {
  const options = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    max_connections: "100",
    shared_buffers: "256MB",
    effective_cache_size: "1GB",
    work_mem: "8MB",
    maintenance_work_mem: "64MB",
    max_wal_size: "1GB",
    random_page_cost: "1.1",
    jit: "off",
    fsync: throwaway ? "off" : "on",
    synchronous_commit: throwaway ? "off" : "on",
    full_page_writes: throwaway ? "off" : "on",
    log_line_prefix: "%m [%p] ",
    // Details and statements hold what customers have told: a taken email is told with all that the row has.
    log_error_verbosity: "terse",
    log_min_error_statement: "panic",
    lc_messages: "C",
  };
  const args = Object.entries(options).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const output = openLog(log) ?? "ignore";
  const server = spawn(join(place.binaries, "postgres"), ["-D", place.folder, ...args], {
    cwd: "/",
    detached: true,
    stdio: ["ignore", output, output],
    uid: place.user?.uid,
    gid: place.user?.gid,
  });
  if (output !== "ignore") closeSync(output);
  return {
    stop: () => void server.kill("SIGINT"),
    ended: new Promise((resolve) => {
      server.once("error", (error) => resolve(error.message));
      server.once("exit", (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
    }),
  };
}

/**
 * Waits for the server and makes the database in it.
 * @param {string} url
 * @param {Promise<string>} ended
 * @param {string} log
 */
async function untilReady(url, ended, log) {
  const { default: pg } = await import("pg");
  const entrance = new URL(url);
  entrance.pathname = "/postgres";
  let ending = "";
  ended.then((how) => {
    ending = how;
  });
  for (const deadline = Date.now() + READY_WITHIN; Date.now() < deadline; await pause(50)) {
    if (ending) {
      const taken = await answers("127.0.0.1", Number(entrance.port));
      throw new (taken ? PortTaken : Failure)(`The embedded database could not start (${ending}).`, { log });
    }
    const client = new pg.Client({ connectionString: entrance.href, connectionTimeoutMillis: 5_000 });
    client.on("error", () => {});
    try {
      await client.connect();
    } catch (error) {
      await client.end().catch(() => {});
      if (error instanceof Error && "code" in error && error.code === "28P01") {
        // Perhaps it is not ours that answers: then ours is about to end.
        await Promise.race([ended, pause(1000)]);
        if (ending) continue;
        throw new WrongPassword("The embedded database does not take its password, even after it was set.", { log });
      }
      // Not listening yet, or still recovering from a crash.
      continue;
    }
    const there = await client.query("select 1 from pg_database where datname = $1", [NAME]);
    if (there.rowCount === 0) await client.query(`create database ${NAME}`);
    await client.end();
    return;
  }
  throw new Failure("The embedded database did not become ready within a minute.", { log });
}
