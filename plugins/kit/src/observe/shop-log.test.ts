import { expect, it } from "vitest";
import { enterRequest } from "./request-context";
import { ShopLog } from "./shop-log";

function written(write: (log: ShopLog) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  write(new ShopLog((line) => lines.push(line)));
  return lines.map((line) => JSON.parse(line));
}

it("writes one JSON object a line, whatever the message holds", () => {
  const [line] = written((log) => log.info('two\nlines "quoted"'));
  expect(line).toMatchObject({ level: "info", message: 'two\nlines "quoted"' });
  expect(line?.timestamp).toMatch(/^\d{4}-\d\d-\d\dT/);
});

it("tells of an error with its stack and its causes, and without what nobody may read", () => {
  const cause = new Error("password=nuuts");
  const [line] = written((log) => log.error("It broke", new Error("call 010-1234-5678", { cause })));
  expect(line?.message).toBe("It broke: call 010-****-5678");
  expect(line?.stack).toContain("Caused by: Error: password=***");
});

it("names the request that a line was written for", async () => {
  const lines = await new Promise<Record<string, unknown>[]>((resolve) => {
    setImmediate(() => {
      enterRequest({ id: "request-1", notes: {} });
      resolve(written((log) => log.warn("slow")));
    });
  });
  expect(lines[0]?.request_id).toBe("request-1");
});

it("leaves requests to their own line, and says nothing below its level", () => {
  expect(written((log) => log.debug("detail"))).toEqual([]);
  const log = new ShopLog();
  expect([log.shouldLog("http"), log.shouldLog("error"), log.shouldLog("debug")]).toEqual([false, true, false]);
});
