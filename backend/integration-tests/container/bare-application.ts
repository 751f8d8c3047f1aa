import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

const ROOT = resolve(__dirname, "../../..");
const INSTALLED = join(ROOT, "node_modules");
/** The packages of a Medusa application, and a plugin that Medusa always adds. */
const APPLICATION = ["@medusajs/medusa", "@medusajs/framework", "@medusajs/cli", "@medusajs/draft-order"];
const START_TIMEOUT_MS = 300_000;

/** Development packages of the project that all plugins use. */
const TOOLS = ["@types/node"];
const OURS = "@zakh/";

type Named = Record<string, string>;

interface Manifest {
  dependencies?: Named;
  peerDependencies?: Named;
  devDependencies?: Named;
}

/**
 * A Medusa application outside this workspace with some of the plugins, installed as a stranger would: packed by npm,
 * with their own dependencies, and with their peers in the application, so that an undeclared dependency is missing.
 */
export class BareApplication {
  private readonly folder = realpathSync(mkdtempSync(join(tmpdir(), "bare-application-")));
  private readonly database = `bare_${process.pid}_${Date.now()}`;
  private server: ChildProcess | undefined;
  private output = "";
  private url = "";
  private readonly peers = new Set<string>();

  /** Installs a plugin with the shop's plugins that it depends on, and runs their migrations. */
  async install(plugin: string): Promise<void> {
    if (!this.url) await this.createDatabase();
    const plugins = this.bring(plugin);
    // Medusa's command line searches there for its own package.
    const dependencies = Object.fromEntries([...APPLICATION, ...this.peers, ...plugins].map((name) => [name, "*"]));
    writeFileSync(join(this.folder, "package.json"), JSON.stringify({ name: "bare-application", dependencies }));
    writeFileSync(
      join(this.folder, "medusa-config.js"),
      `const { defineConfig } = require("@medusajs/framework/utils");
       module.exports = defineConfig({
         projectConfig: {
           databaseUrl: process.env.DATABASE_URL,
           http: { jwtSecret: "bare", cookieSecret: "bare", storeCors: "", adminCors: "", authCors: "" },
         },
         admin: { disable: true },
         plugins: ${JSON.stringify(plugins.map((name) => ({ resolve: name, options: {} })))},
       });`,
    );
    await this.medusa("db:migrate", "--execute-safe-links").done;
  }

  /**
   * Compiles an installed plugin from source, with type checks against its declared dependencies; returns the errors,
   * empty if there are none.
   */
  build(plugin: string): string {
    const source = join(ROOT, "plugins", plugin);
    const target = join(this.folder, "source", plugin);
    cpSync(join(source, "src"), join(target, "src"), { recursive: true });
    cpSync(join(ROOT, "tsconfig.json"), join(this.folder, "tsconfig.json"));
    // Its project references are source folders in the workspace, but packages here.
    const project = { ...read<object>(join(source, "tsconfig.json")), references: [] };
    writeFileSync(join(target, "tsconfig.json"), JSON.stringify(project));
    const {
      dependencies = {},
      peerDependencies = {},
      devDependencies = {},
    } = read<Manifest>(join(source, "package.json"));
    for (const name of [...TOOLS, ...Object.keys({ ...dependencies, ...devDependencies })]) {
      if (!(name in peerDependencies)) this.link(source, name, target);
    }
    const { status, stdout } = spawnSync(process.execPath, [join(INSTALLED, "typescript/bin/tsc"), "-p", target], {
      encoding: "utf8",
    });
    return status === 0 ? "" : stdout;
  }

  /** The files built by compiling a plugin, and those in its package. */
  compiled(plugin: string): { built: string[]; packed: string[] } {
    const scripts = (folder: string) =>
      readdirSync(join(folder, ".medusa", "server"), { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".js"))
        .sort();
    return {
      built: scripts(join(this.folder, "source", plugin)),
      packed: scripts(join(this.folder, "node_modules", `${OURS}${plugin}`)),
    };
  }

  /** Starts the application and returns its URL. */
  async start(): Promise<string> {
    const port = await freePort();
    const { child, done } = this.medusa("start", "--port", String(port));
    this.server = child;
    const address = `http://127.0.0.1:${port}`;
    done.catch(() => undefined);
    await Promise.race([done, this.healthy(address)]);
    return address;
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server || server.exitCode !== null) return;
    const gone = once(server, "exit");
    server.kill("SIGTERM");
    await gone;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
    await this.ask(`DROP DATABASE IF EXISTS ${this.database} WITH (FORCE)`);
  }

  /**
   * Unpacks a plugin after its peers among the shop's plugins, and links the rest to what is installed here. Returns
   * them in that order.
   */
  private bring(plugin: string): string[] {
    const name = `${OURS}${plugin}`;
    const source = join(ROOT, "plugins", plugin);
    const target = join(this.folder, "node_modules", name);
    const { dependencies = {}, peerDependencies = {} } = read<Manifest>(join(source, "package.json"));
    const peers = Object.keys(peerDependencies);
    const below = peers.filter((one) => one.startsWith(OURS)).flatMap((one) => this.bring(one.slice(OURS.length)));
    rmSync(target, { recursive: true, force: true });
    for (const file of packedFiles(source)) {
      mkdirSync(dirname(join(target, file)), { recursive: true });
      cpSync(join(source, file), join(target, file));
    }
    for (const other of Object.keys(dependencies)) this.link(source, other, target);
    const theirs = peers.filter((one) => !one.startsWith(OURS));
    for (const other of [...APPLICATION, ...theirs]) this.link(source, other, this.folder);
    for (const other of theirs) this.peers.add(other);
    return [...new Set([...below, name])];
  }

  /** Links a package into a folder's node_modules. */
  private link(source: string, name: string, folder: string): void {
    const place = join(folder, "node_modules", name);
    const from = [join(source, "node_modules", name), join(INSTALLED, name)];
    mkdirSync(dirname(place), { recursive: true });
    rmSync(place, { force: true });
    symlinkSync(from.map(realPath).find(Boolean) ?? (from[1] as string), place);
  }

  private medusa(...args: string[]): { child: ChildProcess; done: Promise<void> } {
    const cli = join(this.folder, "node_modules", "@medusajs", "cli", "cli.js");
    const { PATH, HOME, TMPDIR } = process.env;
    const child = spawn(process.execPath, [cli, ...args], {
      cwd: this.folder,
      env: {
        PATH,
        HOME,
        TMPDIR,
        NODE_ENV: "production",
        SESSION_SECRET: "bare-application-without-a-secret",
        DATABASE_URL: this.url,
        DATA_DIR: join(this.folder, "data"),
        MEDUSA_DISABLE_TELEMETRY: "true",
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (this.output += String(text)));
    const done = once(child, "exit").then(([code]) => {
      if (code !== 0) throw new Error(`medusa ${args[0]} ended with ${code}:\n${this.output}`);
    });
    return { child, done };
  }

  private async healthy(address: string): Promise<void> {
    const until = Date.now() + START_TIMEOUT_MS;
    while (Date.now() < until) {
      const answer = await fetch(`${address}/health`).catch(() => undefined);
      if (answer?.ok) return;
      await sleep(200);
    }
    throw new Error(`It did not start:\n${this.output}`);
  }

  private async createDatabase(): Promise<void> {
    await this.ask(`CREATE DATABASE ${this.database}`);
    const url = new URL(process.env.DATABASE_URL ?? "");
    url.pathname = `/${this.database}`;
    this.url = url.href;
  }

  private async ask(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  }
}

/** The files that `npm pack` would include. */
function packedFiles(source: string): string[] {
  const told = execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
    cwd: source,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const answer = JSON.parse(told) as { files: { path: string }[] }[] | Record<string, { files: { path: string }[] }>;
  const [packed] = Array.isArray(answer) ? answer : Object.values(answer);
  return packed?.files.map(({ path }) => path) ?? [];
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(file, "utf8")) as T;
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}
