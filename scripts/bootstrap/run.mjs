// What every command starts with. This file and the entries beside its folder keep to old syntax, so that any Node can read them and say that it is too old.
import { unsuitableNode } from "./node-version.mjs";

/**
 * Runs a command, which is TypeScript: checks Node, installs the packages, and registers tsx, which reads TypeScript.
 * @param {() => Promise<{ main: import("../lib/processes/run-command.ts").Command }>} load
 * @param {{ interrupted?: number, install?: boolean, ports?: boolean }} [options] `interrupted`: the exit code after Ctrl-C;
 *   `install`: whether missing packages are installed; `ports`: whether the shop's ports must be free before that
 */
export async function run(load, { interrupted = 130, install = true, ports = false } = {}) {
  const complaint = unsuitableNode(process.versions.node);
  if (complaint) {
    console.error(complaint);
    process.exitCode = 1;
    return;
  }
  // A reader of our output that goes away must not keep us from stopping everything in order.
  const { guardOutput } = await import("../../plugins/kit/src/plain/standard-output.js");
  guardOutput();
  const { installPackages } = await import("./install.mjs");
  const { requireShopPorts } = await import("./ports.mjs");
  if (install) await installPackages(interrupted, ports ? requireShopPorts : undefined);
  const { register } = await import("tsx/esm/api");
  register();
  const { runCommand } = await import("../lib/processes/run-command.ts");
  const { main } = await load();
  await runCommand(interrupted, main);
}
