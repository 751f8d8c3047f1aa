import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "@zakh/kit/errors/api-error";
import { expect, it, vi } from "vitest";
import { settleStatement } from "./settle-lines";

const finishLine = vi.hoisted(() =>
  vi.fn<(container: unknown, line: number, claim: string, from?: string) => unknown>(),
);

vi.mock("./finish-line", () => ({ finishLine }));
vi.mock("./pending", () => ({ findPendingLines: async () => [1, 2, 3, 4], findUnfinishedLines: async () => [] }));
vi.mock("@zakh/kit/database/pool", () => ({ shopPool: () => ({}) }));

it("a line that is refused, or fails, holds up no other; for one that fails the job is tried again", async () => {
  const settled: number[] = [];
  const errors = [new ApiError(409, "order_status_changed"), new Error("The database is away")];
  finishLine.mockImplementation(async (_container, line) => {
    const error = errors[line - 1];
    if (error) throw error;
    settled.push(line);
  });
  const settling = settleStatement({} as MedusaContainer, "bkst_1");
  await expect(settling).rejects.toThrow("1 statement lines are not settled yet: The database is away");
  expect(settled).toEqual([3, 4]);
  // One claim for the whole job, which takes the lines over from the statement.
  const calls = finishLine.mock.calls.map(([, , claim, from]) => [claim, from]);
  expect(new Set(calls.map(String)).size).toBe(1);
  expect(calls[0]).toEqual([expect.not.stringContaining("bkst_1"), "bkst_1"]);
});
