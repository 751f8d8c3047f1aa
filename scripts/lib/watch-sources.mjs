import { watch } from "node:fs";
import { join } from "node:path";
import { compiledFiles, prunePlugins } from "./compiled-plugins.mjs";
import { logFile } from "./crew.mjs";
import { quickFingerprint } from "./fingerprint.mjs";
import { BACKEND, BUILT_BACKEND, PLUGIN_REFERENCES, PROGRAMS, ROOT } from "./paths.mjs";
import { isCode, stripTypes, stripTypesOfAll } from "./strip-types.mjs";

/**
 * Compiles the plugins as they are edited, in one process that shares what it has read, and tells when what Medusa loads
 * has changed. Nothing is told while there are type errors; they are shown, and the last good state goes on running.
 * @param {object} options
 * @param {import("./crew.mjs").Crew} options.crew
 * @param {import("./stages.mjs").Stages} options.stages
 * @param {string} options.dataDir
 * @param {() => void} options.changed
 */
export function watchPlugins({ crew, stages, dataDir, changed }) {
  let last = quickFingerprint(compiledFiles());
  /** @type {string[]} */
  let problems = [];
  const compiler = crew.start({
    name: "the compiler",
    args: [PROGRAMS.tsc, "-b", PLUGIN_REFERENCES, "--watch", "--preserveWatchOutput", "--pretty", "false"],
    cwd: ROOT,
    log: logFile(dataDir, "compiler"),
    onLine: (line) => {
      if (/error TS\d+/.test(line)) problems.push(line);
      const found = /Found (\d+) errors?\./.exec(line);
      if (!found) return;
      for (const problem of problems) stages.say(`[types] ${problem}`);
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
    if (!crew.stopping) stages.say(`[types] the compiler ended by itself (${how}); plugin edits are no longer seen`);
  });
}

/**
 * Follows the few files of the backend itself: each is stripped of its types into the built application.
 * @param {object} options
 * @param {import("./crew.mjs").Crew} options.crew
 * @param {import("./stages.mjs").Stages} options.stages
 * @param {() => void} options.changed
 */
export function watchBackend({ crew, stages, changed }) {
  const follow = async (/** @type {string} */ file) => {
    if (!isCode(file)) return;
    try {
      await stripTypes(file, BACKEND_FILES);
      changed();
    } catch (error) {
      stages.say(`[backend] ${error instanceof Error ? error.message : error}`);
    }
  };
  const watchers = [
    watch(join(BACKEND, "src"), { recursive: true }, (_, name) => name && follow(join(BACKEND, "src", name))),
    // The folder, because editors replace a file instead of writing into it.
    watch(BACKEND, (_, name) => name === "medusa-config.ts" && follow(join(BACKEND, name))),
  ];
  crew.afterwards(() => {
    for (const watcher of watchers) watcher.close();
  });
}

const BACKEND_FILES = { from: BACKEND, to: BUILT_BACKEND };

/** Brings the backend's own files, as last built, up to date; a change of branch or a pull leaves them behind. */
export async function refreshBackend() {
  await Promise.all([
    stripTypesOfAll("src", BACKEND_FILES),
    stripTypes(join(BACKEND, "medusa-config.ts"), BACKEND_FILES),
  ]);
}
