// What every command starts with. This file and the entries beside its folder keep to old syntax: any Node has to be able to read them.
import { unsuitableNode } from "./node-version.mjs";

/**
 * Runs a command of `commands/`, which is TypeScript: checks Node, brings the packages, among them the one that reads TypeScript, and
 * loads it.
 * @param {() => Promise<{ main: (interrupted: number) => unknown }>} load
 * @param {{ interrupted?: number, install?: boolean }} [options] `interrupted`: the exit code after Ctrl-C; `install`: whether
 *   missing packages are installed
 */
export async function run(load, { interrupted = 130, install = true } = {}) {
  const complaint = unsuitableNode(process.versions.node);
  if (complaint) {
    console.error(complaint);
    process.exitCode = 1;
    return;
  }
  // Whoever reads our output may go away first; that must not keep us from stopping in order.
  const { guardOutput } = await import("../../plugins/kit/src/plain/standard-output.js");
  guardOutput();
  const { installPackages } = await import("./install.mjs");
  if (install) await installPackages(interrupted);
  const { register } = await import("tsx/esm/api");
  register();
  const { main } = await load();
  await main(interrupted);
}
