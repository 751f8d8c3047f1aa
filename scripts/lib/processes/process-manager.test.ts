import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isAlive, waitUntil } from "../../bootstrap/process-group.mjs";
import { type Job, ProcessManager } from "./process-manager.ts";

const TIMEOUT_MS = 20_000;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "zakh-processes-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A program that runs until it is asked to end, and then writes its name into the log that all share. */
function program(name: string, stop?: Job["stop"]): Job {
  const signal = stop?.signal ?? "SIGTERM";
  const code = `process.on("${signal}", () => { console.log("${name} ends"); process.exit(0); });
    setInterval(() => {}, 1000); console.log("${name} runs");`;
  return { name, args: ["-e", code], cwd: folder, log: join(folder, "output.log"), stop };
}

const output = () => readFileSync(join(folder, "output.log"), "utf8").trim().split("\n");
const running = (name: string) => waitUntil(() => output().includes(`${name} runs`), TIMEOUT_MS);

it("stops what was started last first, the database after all others, and cleans up then", async () => {
  const processes = new ProcessManager();
  for (const name of ["commerce", "edge"]) {
    processes.start(program(name));
    await running(name);
  }
  // A database that was restarted is the youngest of all.
  processes.start(program("database", { signal: "SIGINT", last: true }));
  await running("database");
  let atCleanup: string[] = [];
  processes.onExit(() => {
    atCleanup = output();
  });
  await processes.stopAll();
  expect(atCleanup.slice(3)).toEqual(["edge ends", "commerce ends", "database ends"]);
  expect(() => processes.start(program("late"))).toThrow("Stopped.");
});

it("makes a process end that does not end by itself, with all that it has started", async () => {
  const processes = new ProcessManager();
  const code = `process.on("SIGTERM", () => {});
    const { pid } = require("node:child_process").spawn("sleep", ["60"]);
    setInterval(() => {}, 1000); console.log("stubborn runs", pid);`;
  const service = processes.start({ ...program("stubborn"), args: ["-e", code], stop: { timeoutMs: 200 } });
  await waitUntil(() => /runs \d/.test(output()[0] ?? ""), TIMEOUT_MS);
  const child = Number(output()[0]?.split(" ")[2]);
  expect(isAlive(child)).toBe(true);
  await processes.stopService(service);
  expect(await service.ended).toBe("signal SIGKILL");
  expect(await waitUntil(() => !isAlive(child), TIMEOUT_MS)).toBe(true);
  await processes.stopAll();
});

it("tells how a program failed, with the log that says why", async () => {
  const processes = new ProcessManager();
  const job = { ...program("the build"), args: ["-e", 'console.error("no space"); process.exit(3)'] };
  await expect(processes.run(job)).rejects.toMatchObject({
    message: "The build failed (exit code 3).",
    log: job.log,
  });
  await processes.stopAll();
});

it("runs what is to go after others with their lower priority, and what that starts", async () => {
  const processes = new ProcessManager();
  const print = `console.log(require("node:os").getPriority());`;
  const code = `${print} require("node:child_process").spawnSync(process.execPath, ["-e", ${JSON.stringify(print)}], { stdio: "inherit" })`;
  await processes.run({ ...program("later"), args: ["-e", code], priority: 5 });
  // A process never raises its own.
  const lower = String(Math.max(getPriority(), 5));
  expect(output()).toEqual([lower, lower]);
});
