import { expect, it } from "vitest";
import { writeConsoleAsJson } from "./json-console";
import { ShopLog } from "./shop-log";

it("a line that a library writes with console becomes one masked JSON object", () => {
  const lines: string[] = [];
  const target = { error() {}, warn() {}, info() {}, log() {}, debug() {} } as unknown as Console;
  writeConsoleAsJson(target, new ShopLog((line) => lines.push(line)));
  target.error("[ioredis] Unhandled error event:", "told once by the shop's own client");
  target.error("A connection failed:", new Error("connect ECONNREFUSED redis://zakh:nuuts@10.0.0.1").stack);
  target.warn("Skipping the %s check", "ready");
  target.log({ password: "nuuts" });
  const [failed, skipped, printed] = lines.map((line) => JSON.parse(line));
  expect(failed).toMatchObject({ level: "error", message: expect.stringMatching(/^A connection.*ECONNREFUSED/s) });
  expect(skipped).toMatchObject({ level: "warn", message: "Skipping the ready check" });
  expect(printed.level).toBe("info");
  expect(lines.join()).not.toContain("nuuts");
});
