import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { build } from "esbuild";
import { extract } from "tar";

const ROOT = resolve(__dirname, "../../..");
const INSTALLED = join(ROOT, "node_modules");
const SOURCES = join(ROOT, "plugins");
const OURS = "@zakh/";
/** The project's types for all plugins, and what Medusa's bundler imports in the place of what it bundles. */
const TOOLS = ["@types/node", "@medusajs/admin-shared"];
const BUILT = join(".medusa", "server");
const COMPILER = join(INSTALLED, "typescript-7", "bin", "tsc");
/** A plugin with screens is not built by the compiler alone. */
const BUILDER = "build.mjs";

/** The plugins of the project, and the libraries beside them, by their folders. */
export const PACKAGES: readonly string[] = readdirSync(SOURCES);

type Named = Record<string, string>;

interface Manifest {
  keywords: string[];
  repository?: { directory: string };
  exports: Record<string, unknown>;
  dependencies?: Named;
  peerDependencies?: Named;
  devDependencies?: Named;
}

/**
 * The plugins as a stranger gets them: packed by npm, and installed as pnpm does, each in a folder of its own that has
 * nothing but what its package.json names. So whatever a plugin uses without naming it is missing, also in an
 * application that has it.
 */
export class PackedPlugins {
  constructor(private readonly folder: string) {}

  /** Packs all plugins and installs them side by side. */
  async install(): Promise<void> {
    const archives = join(this.folder, "archives");
    mkdirSync(archives, { recursive: true });
    const sources = PACKAGES.map((name) => join(SOURCES, name));
    execFileSync("npm", ["pack", "--ignore-scripts", "--pack-destination", archives, ...sources], { stdio: "pipe" });
    // The same compiler options as in the project, for building them alone.
    mkdirSync(join(this.folder, "store"));
    cpSync(join(ROOT, "tsconfig.json"), join(this.folder, "store", "tsconfig.json"));
    for (const name of PACKAGES) {
      const place = this.place(name);
      mkdirSync(place, { recursive: true });
      const archive = readdirSync(archives).find((file) => /^zakh-(.+)-\d/.exec(file)?.[1] === name);
      await extract({ file: join(archives, archive ?? name), cwd: place, strip: 1 });
      const { dependencies, peerDependencies } = this.manifest(name);
      for (const other of Object.keys({ ...dependencies, ...peerDependencies })) {
        link(this.source(name, other), other, join(this.folder, "store", name));
      }
    }
  }

  /** Where a plugin is installed. */
  place(name: string): string {
    return join(this.folder, "store", name, "node_modules", `${OURS}${name}`);
  }

  /** The plugins, each after those that it names as peers; a library is none. */
  configured(): string[] {
    const sorted = new Set<string>();
    const add = (name: string) => {
      const below = Object.keys(this.manifest(name).peerDependencies ?? {}).filter((peer) => peer.startsWith(OURS));
      for (const peer of below) add(peer.slice(OURS.length));
      if (this.manifest(name).keywords.includes("medusa-v2")) sorted.add(name);
    };
    PACKAGES.forEach(add);
    return [...sorted];
  }

  /** What an application must have for these plugins, besides the plugins. */
  peers(): string[] {
    const peers = PACKAGES.flatMap((name) => Object.keys(this.manifest(name).peerDependencies ?? {}));
    return [...new Set(peers)].filter((name) => !name.startsWith(OURS));
  }

  /** A plugin's package.json, and its packed files. */
  package(name: string): { manifest: Manifest; files: string[] } {
    return { manifest: this.manifest(name), files: filesIn(this.place(name)) };
  }

  /** Every target of a plugin's exports that is not among its packed files. */
  missingExports(name: string): string[] {
    const files = filesIn(this.place(name));
    return targetsOf(this.manifest(name).exports).filter((target) => {
      const [before = "", after] = target.slice(2).split("*");
      return !files.some((file) =>
        after === undefined ? file === before : file.startsWith(before) && file.endsWith(after),
      );
    });
  }

  /** The packed scripts of a plugin. */
  scripts(name: string): string[] {
    return scriptsIn(join(this.place(name), BUILT));
  }

  /**
   * Builds a plugin from its source, with type checks, where it has nothing but what its package.json names. Returns the
   * errors, empty if there are none, and the scripts that were built.
   */
  build(name: string): { errors: string; scripts: string[] } {
    const target = join(this.folder, "store", name, "source");
    mkdirSync(target);
    for (const file of ["src", "package.json", BUILDER].filter((one) => existsSync(join(SOURCES, name, one)))) {
      cpSync(join(SOURCES, name, file), join(target, file), { recursive: true });
    }
    // Its project references are source folders in the workspace, but packages here.
    const project = { ...read<object>(join(SOURCES, name, "tsconfig.json")), references: [] };
    writeFileSync(join(target, "tsconfig.json"), JSON.stringify(project));
    const { peerDependencies = {}, devDependencies = {} } = this.manifest(name);
    for (const other of [...TOOLS, ...Object.keys(devDependencies)]) {
      if (!(other in peerDependencies)) link(this.source(name, other), other, target);
    }
    const errors = existsSync(join(target, BUILDER))
      ? [run(target, COMPILER, "-p", ".", "--noEmit"), run(target, BUILDER)].join("")
      : run(target, COMPILER, "-p", ".");
    return { errors, scripts: errors ? [] : scriptsIn(join(target, BUILT)) };
  }

  /**
   * Bundles what a plugin adds to Medusa's dashboard, as the dashboard's own build would. Throws for an import that is not
   * found where the plugin is installed.
   */
  async dashboardOf(name: string): Promise<string> {
    const entry = join(this.place(name), BUILT, "src", "admin", "index.mjs");
    // Medusa's bundler writes chunks without an extension.
    const options = { bundle: true, write: false, format: "esm", loader: { "": "js" }, logLevel: "silent" } as const;
    const { outputFiles } = await build({ ...options, entryPoints: [entry], outdir: this.folder });
    return outputFiles.map(({ text }) => text).join("");
  }

  private manifest(name: string): Manifest {
    return read<Manifest>(join(this.place(name), "package.json"));
  }

  /** Where a package is that a plugin names. */
  private source(plugin: string, name: string): string {
    if (name.startsWith(OURS)) return this.place(name.slice(OURS.length));
    const own = join(SOURCES, plugin, "node_modules", name);
    return realPath(own) ?? join(INSTALLED, name);
  }
}

/** Links a package into a folder's node_modules. */
export function link(source: string, name: string, folder: string): void {
  const place = join(folder, "node_modules", name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(source, place);
}

/** A package as it is installed in this project. */
export function installed(name: string): string {
  return realpathSync(join(INSTALLED, name));
}

/** Runs a script in a folder; returns what it said, if it failed. */
function run(cwd: string, ...script: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, script, { cwd, encoding: "utf8" });
  return status === 0 ? "" : `${stdout}${stderr}`;
}

/** Scripts, without the hashes that a bundler adds to their names. */
function scriptsIn(folder: string): string[] {
  const scripts = filesIn(folder).filter((file) => file.endsWith(".js"));
  return scripts.map((file) => file.replace(/(_chunks\/.+)-[\w-]{8}\.js$/, "$1.js"));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(sep).join("/"))
    .sort();
}

function targetsOf(exports: unknown): string[] {
  return typeof exports === "string" ? [exports] : Object.values(exports ?? {}).flatMap(targetsOf);
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
