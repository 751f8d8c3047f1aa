import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import getPort from "get-port";
import pg from "pg";
import { installed, link, type PackedPlugins } from "./packed-plugins";

/** The packages of a Medusa application, and a plugin that Medusa always adds. */
const APPLICATION = ["@medusajs/medusa", "@medusajs/framework", "@medusajs/cli", "@medusajs/draft-order"];
const START_TIMEOUT_MS = 300_000;

export interface PluginEntry {
  resolve: string;
  options?: object;
}

interface Setup {
  /** In the order of the configuration. */
  plugins: PluginEntry[];
  modules: object[];
}

/** A Medusa application outside this workspace that has the packed plugins and their peers, and no environment. */
export class BareApplication {
  private readonly database = `bare_${process.pid}_${Date.now()}`;
  private server: ChildProcess | undefined;
  private output = "";

  constructor(
    private readonly folder: string,
    private readonly packed: PackedPlugins,
  ) {}

  /** Writes the application, with an empty database, and runs the migrations of Medusa and all plugins. */
  async install({ plugins, modules }: Setup): Promise<void> {
    mkdirSync(this.folder, { recursive: true });
    const packages = [...new Set([...APPLICATION, ...this.packed.peers()])];
    for (const name of packages) link(installed(name), name, this.folder);
    for (const { resolve } of plugins) link(this.packed.place(resolve.replace("@zakh/", "")), resolve, this.folder);
    // Medusa's command line searches there for its own package.
    const dependencies = Object.fromEntries(
      [...packages, ...plugins.map(({ resolve }) => resolve)].map((name) => [name, "*"]),
    );
    writeFileSync(join(this.folder, "package.json"), JSON.stringify({ name: "bare-application", dependencies }));
    const database = new URL(process.env.DATABASE_URL ?? "");
    database.pathname = `/${this.database}`;
    const http = { jwtSecret: "bare", cookieSecret: "bare", storeCors: "", adminCors: "", authCors: "" };
    writeFileSync(
      join(this.folder, "medusa-config.js"),
      `const { defineConfig } = require("@medusajs/framework/utils");
       module.exports = defineConfig({
         projectConfig: ${JSON.stringify({ databaseUrl: database.href, http })},
         admin: { disable: true },
         plugins: ${JSON.stringify(plugins)},
         modules: ${JSON.stringify(modules)},
       });`,
    );
    await this.ask(`CREATE DATABASE ${this.database}`);
    await this.medusa("db:migrate", "--execute-safe-links", "--skip-search").done;
  }

  /** Starts the application and returns its URL. */
  async start(): Promise<string> {
    const port = await getPort();
    const { child, done } = this.medusa("start", "--port", String(port));
    this.server = child;
    const address = `http://127.0.0.1:${port}`;
    done.catch(() => undefined);
    await Promise.race([done, this.healthy(address)]);
    return address;
  }

  async remove(): Promise<void> {
    if (this.server && this.server.exitCode === null) {
      const gone = once(this.server, "exit");
      this.server.kill("SIGTERM");
      await gone;
    }
    await this.ask(`DROP DATABASE IF EXISTS ${this.database} WITH (FORCE)`);
  }

  private medusa(...args: string[]): { child: ChildProcess; done: Promise<void> } {
    const cli = join(this.folder, "node_modules", "@medusajs", "cli", "cli.js");
    const { PATH, HOME, TMPDIR } = process.env;
    const child = spawn(process.execPath, [cli, ...args], {
      cwd: this.folder,
      env: { PATH, HOME, TMPDIR, NODE_ENV: "production", MEDUSA_DISABLE_TELEMETRY: "true" },
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

  private async ask(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  }
}
