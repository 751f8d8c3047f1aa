import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  BUILT_BACKEND,
  BUILT_EDGE,
  BUILT_ONLY,
  installed,
  PLUGIN_REFERENCES,
  PLUGINS,
  PROGRAMS,
  ROOT,
} from "../../bootstrap/paths.mjs";
import { logFile } from "../processes/log-files.ts";
import type { Context } from "../processes/run-command.ts";
import { prunePlugins } from "./compiled-plugins.ts";
import { sourceFiles } from "./files.ts";
import { quickFingerprint } from "./fingerprint.ts";

const STAMP = installed(".zakh-build");
const SOURCES = [
  "package-lock.json",
  "tsconfig.json",
  "tsconfig.plugins.json",
  "turbo.json",
  "plugins",
  "backend",
  "storefront",
];
const DASHBOARD = join(BUILT_BACKEND, "public", "admin", "index.html");
const RESULTS = [
  join(PLUGINS, "kit", ".medusa", "server", "src"),
  join(PLUGINS, "back-office", ".medusa", "server", "src"),
  DASHBOARD,
  BUILT_EDGE,
];

/**
 * Builds in two halves, because migrating needs only the first: the plugins, then the dashboard and the storefront.
 * The compiler and Turborepo skip what has not changed; when nothing at all has, and in an image, they are not even started.
 */
export class Build {
  // Computed before building, so that what is edited meanwhile is built the next time.
  readonly #fingerprint = BUILT_ONLY ? "" : quickFingerprint(sourceFiles(SOURCES));
  #needed = !BUILT_ONLY && !(isBuilt() && readStamp() === this.#fingerprint);

  /** @param options whether the plugins' types are checked too, which takes as long as compiling them */
  constructor(
    readonly context: Context,
    readonly dataDir: string,
    readonly options: { checked?: boolean } = {},
  ) {}

  /** Both halves, one after the other, for whoever needs the whole shop before anything else. */
  async all() {
    await this.plugins();
    await this.rest();
  }

  /** What the server loads to migrate and to seed. One compiler for all of them takes a third of what one for each takes. */
  async plugins() {
    if (!this.#needed && !this.options.checked) return;
    if (this.#needed) rmSync(STAMP, { force: true });
    await this.context.steps.run("Compiling the plugins", () =>
      this.context.processes.run({
        name: "the compilation of the plugins",
        args: [PROGRAMS.tsc, "-b", PLUGIN_REFERENCES, ...(this.options.checked ? [] : ["--noCheck"])],
        cwd: ROOT,
        log: logFile(this.dataDir, "plugins"),
      }),
    );
    prunePlugins();
  }

  /** The dashboard and the backend's own files, when there are none yet: development goes on with those last built. */
  async dashboardOnce() {
    if (existsSync(DASHBOARD)) return;
    await this.#turbo("Building the dashboard", "build", ["--filter=@zakh/backend"]);
  }

  /** The rest: back office, dashboard, storefront. */
  async rest() {
    if (!this.#needed) return;
    await this.#turbo("Building dashboard and storefront", "build", []);
    // Two builds at once may have left an empty result in Turborepo's cache.
    if (!isBuilt()) await this.#turbo("Building dashboard and storefront anew", "build", ["--force"]);
    writeFileSync(STAMP, this.#fingerprint);
    this.#needed = false;
  }

  async #turbo(title: string, log: string, filters: string[]) {
    await this.context.steps.run(title, (detail) =>
      this.context.processes.run({
        name: title.replace("Building", "the build of"),
        args: [
          PROGRAMS.turbo,
          "run",
          "build",
          ...filters,
          "--output-logs=new-only",
          "--log-order=stream",
          "--concurrency=2",
        ],
        cwd: ROOT,
        env: {
          ...process.env,
          NODE_ENV: "production",
          // The tasks need these variables, or each build first tries to send telemetry.
          TURBO_ENV_MODE: "loose",
          TURBO_TELEMETRY_DISABLED: "1",
          TURBO_NO_UPDATE_NOTIFIER: "1",
          MEDUSA_DISABLE_TELEMETRY: "true",
          DO_NOT_TRACK: "1",
          FORCE_COLOR: "0",
        },
        log: logFile(this.dataDir, log),
        onLine: (line) => {
          const task = /^(@zakh\/[a-z-]+):build:/.exec(line);
          if (task?.[1]) detail(task[1]);
        },
      }),
    );
  }
}

function isBuilt() {
  return RESULTS.every((path) => existsSync(path));
}

function readStamp() {
  return existsSync(STAMP) ? readFileSync(STAMP, "utf8") : undefined;
}
