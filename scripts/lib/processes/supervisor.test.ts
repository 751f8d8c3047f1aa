import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Supervisor } from "./supervisor.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "zakh-supervisor-"));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(dataDir, { recursive: true });
});

/** A part whose end and whose next starts are ours to decide. */
function part() {
  let end: (how: string) => void = () => {};
  const run = () => ({
    stoppedByUs: false,
    ended: new Promise((resolve: (how: string) => void) => {
      end = resolve;
    }),
  });
  const said: string[] = [];
  const processes = { stopping: false, logs: { follow: () => {} } };
  const restart = vi.fn(async () => run());
  const supervisor = new Supervisor(processes, { print: (text) => said.push(text) }, dataDir);
  const running = run();
  void supervisor.watch([{ name: "The storefront", running, restart }]);
  return { processes, said, restart, running, end: (how: string) => end(how) };
}

it("starts a part that ended again, and says so on the screen and in the log", async () => {
  const { restart, said, end } = part();
  end("signal SIGKILL");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(restart).toHaveBeenCalledTimes(1);
  expect(said.map((line) => line.replace(/^\S+ /, ""))).toEqual([
    "The storefront ended by itself (signal SIGKILL). It is started again in 1 s.",
    "The storefront runs again.",
  ]);
  expect(readFileSync(join(dataDir, "logs", "supervisor.log"), "utf8")).toBe(`${said.join("\n")}\n`);
});

it("waits twice as long each time, a minute at most, and never gives up", async () => {
  const { restart, said, end } = part();
  restart.mockRejectedValue(new Error("It could not start.\nmore"));
  end("exit code 1");
  await vi.advanceTimersByTimeAsync(63_000);
  // After 1, 2, 4, 8, 16 and 32 s.
  expect(restart).toHaveBeenCalledTimes(6);
  expect(said.at(-1)).toMatch(/ It could not start\. The next attempt is made in 60 s\.$/);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(restart).toHaveBeenCalledTimes(16);
});

it("waits shortly again after a part has run well for a minute", async () => {
  const { restart, said, end } = part();
  for (const _ of [1, 2, 3]) {
    end("exit code 1");
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(restart).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(60_000);
  end("exit code 1");
  await vi.advanceTimersByTimeAsync(0);
  expect(said.at(-1)).toMatch(/in 1 s\.$/);
});

it("leaves alone what was ended on purpose, and everything once the shop is being stopped", async () => {
  const stopped = part();
  stopped.running.stoppedByUs = true;
  stopped.end("exit code 0");
  const stopping = part();
  stopping.end("exit code 1");
  stopping.processes.stopping = true;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(stopped.restart).not.toHaveBeenCalled();
  expect(stopping.restart).not.toHaveBeenCalled();
});
