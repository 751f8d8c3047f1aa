import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isAlive, waitUntil } from "./process-group.mjs";

const TIMEOUT_MS = 20_000;
const SCRIPT = new URL("./watchdog-process.mjs", import.meta.url).pathname;

let folder: string;
let sleeper: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "zakh-watchdog-"));
  sleeper = spawn("sleep", ["60"], { detached: true, stdio: "ignore" }).pid ?? 0;
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  if (isAlive(sleeper)) process.kill(sleeper, "SIGKILL");
});

/** Sends messages to a watchdog, whose pipe then closes, as when the command is killed. */
async function watchdog(messages: object[]) {
  const child = spawn(process.execPath, [SCRIPT], { stdio: ["pipe", "ignore", "inherit"] });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.stdin.end(messages.map((message) => `${JSON.stringify(message)}\n`).join(""));
  return ended;
}

const WATCH = () => ({ watch: sleeper, options: { timeoutMs: 5_000 } });

it("stops what a killed command has started, and removes its temporary folders", async () => {
  expect(await watchdog([WATCH(), { remove: folder }])).toBe(0);
  expect(await waitUntil(() => !isAlive(sleeper), TIMEOUT_MS)).toBe(true);
  expect(existsSync(folder)).toBe(false);
});

it("leaves alone what has ended before, and everything after an orderly end", async () => {
  await watchdog([WATCH(), { forget: sleeper }]);
  await watchdog([WATCH(), { remove: folder }, { done: true }]);
  expect(isAlive(sleeper)).toBe(true);
  expect(existsSync(folder)).toBe(true);
});
