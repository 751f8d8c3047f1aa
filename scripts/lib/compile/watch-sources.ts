import { watch } from "node:fs";
import { join, relative } from "node:path";
import { BACKEND, BUILT_BACKEND, PLUGIN_REFERENCES, PLUGINS, PROGRAMS, ROOT } from "../../bootstrap/paths.mjs";
import { logFile } from "../processes/log-files.ts";
import type { Context } from "../processes/run-command.ts";
import { BUILD_INFO, compiledAt, compiledFiles, compiledPlugins, prunePlugins } from "./compiled-plugins.ts";
import { contentFingerprint } from "./fingerprint.ts";
import { stripSources, stripTypes } from "./strip-types.ts";

/** In ms: an editor that saves all files, or a change of branch, writes for a while. */
const SETTLE_MS = 200;

/**
 * Compiles what is edited in the plugins at once and calls `changed`. The compiler checks the types beside, shows what is wrong with them, and
 * writes what is left: only then `changed` is called again. After a syntax error the last good state goes on running.
 */
export function watchPlugins({ processes, steps }: Context, dataDir: string, changed: () => void) {
  const edited = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let compiling = false;

  async function compile() {
    if (compiling || edited.size === 0) return;
    compiling = true;
    const sources = [...edited];
    edited.clear();
    steps.print(`[plugins] compiling ${sources.map((source) => relative(PLUGINS, source)).join(", ")}`);
    try {
      const written = await stripSources(PLUGINS, sources);
      if (written.length > 0) changed();
      const others = () => contentFingerprint(compiledFiles().filter((file) => !written.includes(file)));
      const before = others();
      await check();
      if (!processes.stopping && others() !== before) changed();
    } catch (error) {
      steps.print(`[plugins] ${error instanceof Error ? error.message : error}`);
    }
    compiling = false;
    if (!processes.stopping) await compile();
  }

  async function check() {
    const began = new Date();
    const errors = new Set<string>();
    const compiler = processes.start({
      name: "the compiler",
      args: [PROGRAMS.tsc, "-b", PLUGIN_REFERENCES, "--pretty", "false"],
      // Medusa starts meanwhile.
      priority: 10,
      cwd: ROOT,
      log: logFile(dataDir, "compiler"),
      onLine: (line) => {
        if (/error TS\d+/.test(line)) errors.add(line);
      },
    });
    const how = await compiler.ended;
    if (processes.stopping) return;
    for (const plugin of compiledPlugins()) compiledAt(join(PLUGINS, plugin, BUILD_INFO), began);
    prunePlugins();
    for (const error of errors) steps.print(`[types] ${error}`);
    if (errors.size === 0 && how !== "exit code 0")
      steps.print(`[types] the compiler failed (${how}); see ${compiler.log}`);
  }

  const watchers = compiledPlugins().map((plugin) => {
    const folder = join(PLUGINS, plugin, "src");
    return watch(folder, { recursive: true }, (_, file) => {
      if (!file) return;
      edited.add(join(folder, file));
      clearTimeout(timer);
      timer = setTimeout(compile, SETTLE_MS);
    });
  });
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
