import { watch } from "node:fs";
import { join } from "node:path";
import { BACKEND, BUILT_BACKEND, PLUGIN_REFERENCES, PLUGINS, PROGRAMS, ROOT } from "../../bootstrap/paths.mjs";
import { logFile } from "../processes/log-files.ts";
import type { Context } from "../processes/run-command.ts";
import { BUILD_INFO, compiledAt, compiledFiles, compiledPlugins, prunePlugins } from "./compiled-plugins.ts";
import { quickFingerprint } from "./fingerprint.ts";
import { stripTypes } from "./strip-types.ts";

/** In ms: an editor that saves all files, or a change of branch, writes for a while. */
const SETTLE_MS = 200;

/**
 * Compiles the plugins whenever one is edited, which takes a second, and calls `changed` when what Medusa loads has changed. Their types are
 * checked beside, and what is wrong with them is shown. After a syntax error the last good state goes on running.
 */
export function watchPlugins({ processes, steps }: Context, dataDir: string, changed: () => void) {
  let last = quickFingerprint(compiledFiles());
  let timer: NodeJS.Timeout | undefined;
  let compiling = false;
  let editedMeanwhile = false;

  async function compile() {
    if (compiling) {
      editedMeanwhile = true;
      return;
    }
    compiling = true;
    do {
      editedMeanwhile = false;
      steps.print("[plugins] compiling");
      if (!(await run("--noCheck"))) continue;
      prunePlugins();
      const now = quickFingerprint(compiledFiles());
      if (now !== last) changed();
      if (!editedMeanwhile) await run();
      last = quickFingerprint(compiledFiles());
    } while (editedMeanwhile && !processes.stopping);
    compiling = false;
  }

  /** @returns whether all is well; shows what is not */
  async function run(...options: string[]): Promise<boolean> {
    const began = new Date();
    const errors = new Set<string>();
    const compiler = processes.start({
      name: "the compiler",
      args: [PROGRAMS.tsc, "-b", PLUGIN_REFERENCES, "--pretty", "false", ...options],
      cwd: ROOT,
      log: logFile(dataDir, "compiler"),
      onLine: (line) => {
        if (/error TS\d+/.test(line)) errors.add(line);
      },
    });
    const how = await compiler.ended;
    if (processes.stopping) return false;
    for (const plugin of compiledPlugins()) compiledAt(join(PLUGINS, plugin, BUILD_INFO), began);
    for (const error of errors) steps.print(`[types] ${error}`);
    if (errors.size === 0 && how !== "exit code 0")
      steps.print(`[types] the compiler failed (${how}); see ${compiler.log}`);
    return how === "exit code 0";
  }

  const watchers = compiledPlugins().map((plugin) =>
    watch(join(PLUGINS, plugin, "src"), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(compile, SETTLE_MS);
    }),
  );
  processes.onExit(() => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  });
}

/** Compiles the backend's own few files again: after a pull or a change of branch the built ones are old. */
export function refreshBackend() {
  return stripTypes({ from: BACKEND, to: BUILT_BACKEND });
}

/** Compiles them whenever one is edited, and calls back. */
export function watchBackend({ processes, steps }: Context, changed: () => void) {
  const refresh = (file: string | null) => {
    if (!file?.endsWith(".ts")) return;
    refreshBackend().then(changed, (error) => steps.print(`[backend] ${error.message}`));
  };
  const watchers = [
    watch(join(BACKEND, "src"), { recursive: true }, (_, file) => refresh(file)),
    // The folder, because editors replace a file instead of writing into it.
    watch(BACKEND, (_, file) => refresh(file === "medusa-config.ts" ? file : null)),
  ];
  processes.onExit(() => {
    for (const watcher of watchers) watcher.close();
  });
}
