import { watch } from "node:fs";
import { join } from "node:path";
import { BACKEND, BUILT_BACKEND, PLUGIN_REFERENCES, PROGRAMS, ROOT } from "../../bootstrap/paths.mjs";
import { logFile } from "../processes/log-files.ts";
import type { Context } from "../processes/run-command.ts";
import { compiledFiles, prunePlugins } from "./compiled-plugins.ts";
import { quickFingerprint } from "./fingerprint.ts";
import { stripTypes } from "./strip-types.ts";

/**
 * Compiles the plugins as they are edited, in one process that shares what it has read, and calls `changed` when what
 * Medusa loads has changed. Type errors are shown, and the last good state goes on running.
 */
export function watchPlugins({ processes, steps }: Context, dataDir: string, changed: () => void) {
  let last = quickFingerprint(compiledFiles());
  let problems: string[] = [];
  const compiler = processes.start({
    name: "the compiler",
    args: [PROGRAMS.tsc, "-b", PLUGIN_REFERENCES, "--watch", "--preserveWatchOutput", "--pretty", "false"],
    cwd: ROOT,
    log: logFile(dataDir, "compiler"),
    onLine: (line) => {
      if (/error TS\d+/.test(line)) problems.push(line);
      const found = /Found (\d+) errors?\./.exec(line);
      if (!found) return;
      for (const problem of problems) steps.print(`[types] ${problem}`);
      problems = [];
      if (found[1] !== "0") return;
      prunePlugins();
      const now = quickFingerprint(compiledFiles());
      if (now === last) return;
      last = now;
      changed();
    },
  });
  compiler.ended.then((how) => {
    if (!processes.stopping)
      steps.print(`[types] the compiler ended by itself (${how}); plugin edits are no longer seen`);
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
