import { afterEach, expect, it, vi } from "vitest";
import { enterRequest, type RequestContext } from "./request-context";
import { ShopLog } from "./shop-log";

function written(write: (log: ShopLog) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  write(new ShopLog((line) => lines.push(line)));
  return lines.map((line) => JSON.parse(line));
}

it("writes one JSON object per line, whatever the message contains", () => {
  const [line] = written((log) => log.info('two\nlines "quoted"'));
  expect(line).toMatchObject({ level: "info", message: 'two\nlines "quoted"' });
  expect(line?.timestamp).toMatch(/^\d{4}-\d\d-\d\dT/);
});

it("logs an error with its stack and causes, redacted", () => {
  const cause = new Error("password=nuuts");
  const [line] = written((log) => log.error("It broke", new Error("call 010-1234-5678", { cause })));
  expect(line?.message).toBe("It broke: call 010-****-5678");
  expect(line?.stack).toContain("Caused by: Error: password=***");
});

it("logs a plain copy of an error, as a workflow passes it on, like the error", () => {
  const [line] = written((log) => log.error("It broke", { message: "no such cart", stack: "Error: at a place" }));
  expect([line?.message, line?.stack]).toEqual(["It broke: no such cart", "Error: at a place"]);
});

it("names the request of a line", async () => {
  const lines = await new Promise<Record<string, unknown>[]>((resolve) => {
    setImmediate(() => {
      enterRequest({ id: "request-1", notes: {}, stacks: [] });
      resolve(written((log) => log.warn("slow")));
    });
  });
  expect(lines[0]?.request_id).toBe("request-1");
});

it("leaves requests to their own line, and writes nothing below its level", () => {
  expect(written((log) => log.debug("detail"))).toEqual([]);
  const log = new ShopLog();
  expect([log.shouldLog("http"), log.shouldLog("error"), log.shouldLog("debug")]).toEqual([false, true, false]);
});

it("holds the stack of a request's error for the request's own line, and writes it at once after that line was written", async () => {
  const context: RequestContext = { id: "request-2", notes: {}, stacks: [] };
  const lines = await new Promise<Record<string, unknown>[]>((resolve) => {
    setImmediate(() => {
      enterRequest(context);
      resolve(
        written((log) => {
          log.error("Refused", new Error("no such provider"));
          context.ended = true;
          log.error("Broke afterwards", new Error("late"));
        }),
      );
    });
  });
  expect(lines[0]).toMatchObject({ message: "Refused: no such provider" });
  expect(lines[0]?.stack).toBeUndefined();
  expect(context.stacks).toHaveLength(1);
  expect(context.stacks[0]).toContain("no such provider");
  expect(lines[1]?.stack).toContain("late");
});

it("shortens texts that a visitor made long", () => {
  const [line] = written((log) => log.info(`Error 404 at /${"x".repeat(50_000)}`));
  expect(JSON.stringify(line).length).toBeLessThan(1500);
});

afterEach(() => void vi.useRealTimers());

it("writes fifty lines of a kind per second, other kinds beside them, and states how many it dropped", () => {
  vi.useFakeTimers();
  const lines = written((log) => {
    for (let i = 0; i < 400; i += 1) log.info(`Error 400 at /auth/${i}: Unexpected token`);
    log.error("The outbox is away");
    vi.advanceTimersByTime(1000);
    log.info("Error 400 at /auth/again: Unexpected token");
  });
  const of = (message: string) => lines.filter((line) => String(line.message).startsWith(message));
  expect(of("Error 400")).toHaveLength(51);
  expect(of("The outbox is away")).toHaveLength(1);
  expect(of("Lines of this kind")).toEqual([expect.objectContaining({ level: "warn", left_out: 350 })]);
});

it("has a limit for all kinds together, because visitors can influence their number", () => {
  vi.useFakeTimers();
  const word = (number: number) => [...String(number)].map((digit) => "abcdefghij"[Number(digit)]).join("");
  const lines = written((log) => {
    for (let i = 0; i < 3000; i += 1) log.info(`${word(i)} happened`);
    vi.advanceTimersByTime(1000);
  });
  expect(lines).toHaveLength(501);
  expect(lines.at(-1)).toMatchObject({ left_out: 2500, kind: "other lines" });
});
