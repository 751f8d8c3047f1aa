import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import getPort from "get-port";
import { Failure } from "../../bootstrap/failure.mjs";
import { isListening } from "../../bootstrap/ports.mjs";
import type { ProcessManager, Service } from "../processes/process-manager.ts";
import type { Part } from "../processes/supervisor.ts";
import { releaseDisk, reserveDisk } from "./disk-reserve.ts";
import { installedBinaries } from "./embedded-binaries.ts";
import { initDatabase } from "./init-database.ts";
import { type DatabaseLocation, findLocation } from "./location.ts";
import { databaseServer, STOP_DATABASE, stopDatabaseServer } from "./running-server.ts";
import { setPassword } from "./set-password.ts";
import { otherDatabase, withClient } from "./with-client.ts";

const NAME = "zakh";
const PREFERRED_PORT = 54_329;
const READY_TIMEOUT_MS = 60_000;
const CONNECT_TIMEOUT_MS = 5_000;

export interface EmbeddedDatabase extends Pick<DatabaseLocation, "folder" | "outside"> {
  url: string;
  running: Service;
  /** whether the database had another password, which was changed to ours */
  passwordSet: boolean;
  /** starts it again at the same address, after it ended */
  restart: Part["restart"];
}

/**
 * Starts the embedded PostgreSQL on a data folder, making the database on the first start. Where the database was made with
 * another password (secrets.json was lost), the password is changed to this one. That lets nobody in: whoever can change it can
 * read the database's files anyway.
 */
export async function startEmbeddedPostgres(
  processes: ProcessManager,
  options: {
    dataDir: string;
    password: string;
    log: string;
    /** a test database: on a free port, without waiting for the disk, removed at the end */
    throwaway?: boolean;
    /** the port to listen on; a free one by default */
    port?: number;
  },
): Promise<EmbeddedDatabase> {
  const { dataDir, password, log, throwaway = false } = options;
  const location = findLocation(dataDir, await installedBinaries());
  const { folder, outside } = location;
  if (throwaway && outside) processes.removeOnExit(outside);

  const start = async (port: number) => {
    // A server may be left over from a start that was killed. It shuts down cleanly and loses nothing.
    await stopDatabaseServer(folder);
    const server = startServer(processes, location, { port, throwaway, log });
    const url = addressOf(port, password);
    await waitUntilReady(url, server);
    return { url, server };
  };

  await stopDatabaseServer(folder);
  initDatabase(location, { name: NAME, password, log });
  const reserve = `${folder}.reserve`;
  if (!throwaway) reserveDisk(reserve);
  let port = options.port ?? (await getPort({ port: throwaway ? undefined : PREFERRED_PORT }));
  let passwordSet = false;
  for (;;) {
    try {
      const { url, server } = await start(port);
      const restart = async () => {
        releaseDisk(reserve);
        const again = await start(port);
        reserveDisk(reserve);
        return again.server;
      };
      return { url, folder, outside, running: server, passwordSet, restart };
    } catch (error) {
      if (error instanceof WrongPassword && !passwordSet) {
        await stopDatabaseServer(folder);
        setPassword(location, { name: NAME, password, log });
        passwordSet = true;
      } else if (error instanceof PortTaken && options.port === undefined) {
        // Another shop took the port in the same moment.
        port = await getPort();
      } else throw error;
    }
  }
}

/** Our server answers and refuses our password. */
class WrongPassword extends Failure {}

/** Another program listens on the server's port. */
class PortTaken extends Failure {}

/** The address of the embedded server that is running on a data folder, if one is. */
export async function runningEmbeddedPostgres(dataDir: string, password: string): Promise<string | undefined> {
  const { folder } = findLocation(dataDir, await installedBinaries());
  if (databaseServer(folder) === undefined) return undefined;
  return addressOf(Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[3]), password);
}

function addressOf(port: number, password: string) {
  return `postgres://${NAME}:${encodeURIComponent(password)}@127.0.0.1:${port}/${NAME}`;
}

function startServer(
  processes: ProcessManager,
  { binaries, folder, user }: DatabaseLocation,
  { port, throwaway, log }: { port: number; throwaway: boolean; log: string },
) {
  const safety = throwaway ? "off" : "on";
  const settings = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: "",
    max_connections: 100,
    shared_buffers: "256MB",
    effective_cache_size: "1GB",
    work_mem: "8MB",
    maintenance_work_mem: "64MB",
    max_wal_size: "1GB",
    random_page_cost: 1.1,
    jit: "off",
    fsync: safety,
    synchronous_commit: safety,
    full_page_writes: safety,
    log_line_prefix: "%m [%p] ",
    // Details and statements hold customers' data: the error about a duplicate email repeats the whole row.
    log_error_verbosity: "terse",
    log_min_error_statement: "panic",
    lc_messages: "C",
  };
  return processes.start({
    name: "the database",
    command: join(binaries, "postgres"),
    args: ["-D", folder, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
    cwd: "/",
    log,
    user,
    stop: { ...STOP_DATABASE, last: true },
  });
}

/** Waits for the server and makes the database in it. */
async function waitUntilReady(url: string, server: Service) {
  const { log } = server;
  for (const deadline = Date.now() + READY_TIMEOUT_MS; Date.now() < deadline; await delay(50)) {
    if (server.exit) {
      const taken = await isListening("127.0.0.1", Number(new URL(url).port));
      throw new (taken ? PortTaken : Failure)(`The embedded database could not start (${server.exit}).`, { log });
    }
    try {
      return await withClient(otherDatabase(url, "postgres"), makeDatabase, {
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      });
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      if (code === "28P01") {
        // Perhaps another server answers. Then ours is about to end, because the port is taken.
        await Promise.race([server.ended, delay(1000)]);
        if (server.exit) continue;
        throw new WrongPassword("The embedded database does not take its password, even after it was set.", { log });
      }
      // Not listening yet, or still recovering from a crash.
    }
  }
  throw new Failure("The embedded database did not become ready within a minute.", { log });
}

async function makeDatabase(client: import("pg").Client) {
  const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [NAME]);
  if (rowCount === 0) await client.query(`create database ${NAME}`);
}
