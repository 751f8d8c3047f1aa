import { setTimeout as pause } from "node:timers/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "@zakh/kit/errors/api-error";
import { beforeEach, expect, it, vi } from "vitest";
import { settleImported } from "./settle-lines";

const LINES = [1, 2, 3, 4];
/** How long each takes. */
const LINE_MS = 100;
const container = {} as MedusaContainer;

/** The lines that were settled, with the time, and what settling one does. */
let settled: number[];
let times: number[];
let settle: (line: number) => Promise<void>;

vi.mock("./finish-line", () => ({ finishLine: (_: unknown, line: number) => settle(line) }));
vi.mock("./pending", () => ({ findUnfinishedLines: async () => [] }));
vi.mock("@zakh/kit/database/pool", () => ({ shopPool: () => ({}) }));

beforeEach(() => {
  settled = [];
  times = [];
  settle = async (line) => {
    await pause(LINE_MS);
    settled.push(line);
    times.push(performance.now());
  };
});

it("has an import answered when all its lines are settled", async () => {
  await settleImported(container, LINES, "claim");
  expect(settled).toEqual(LINES);
});

it("has it answered in time, and settles the other lines behind the answer, with pauses", async () => {
  await settleImported(container, LINES, "claim", 2.5 * LINE_MS);
  expect(settled.length).toBeLessThan(LINES.length);
  await vi.waitFor(() => expect(settled).toEqual(LINES));
  const [third = 0, fourth = 0] = times.slice(2);
  expect(fourth - third).toBeGreaterThan(2 * LINE_MS);
});

it("is not held up by a line that is refused, or fails", async () => {
  const errors = [new ApiError(409, "order_status_changed"), new Error("The database is away")];
  settle = async (line) => {
    const error = errors[line - 1];
    if (error) throw error;
    settled.push(line);
  };
  await settleImported(container, LINES, "claim");
  expect(settled).toEqual([3, 4]);
});
