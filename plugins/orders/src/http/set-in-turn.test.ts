import { setTimeout as pause } from "node:timers/promises";
import { ApiError } from "@zakh/kit/errors/api-error";
import { expect, it, vi } from "vitest";
import { type ChangedStatus, setInTurn } from "./set-in-turn";

const CHANGED: ChangedStatus = { changed: true, from: "pending" };

/** What each order answers, and which were begun; `at` does something else with one of them. */
async function run(
  at: Record<number, () => Promise<ChangedStatus>>,
  given: { goneAfter?: number; timeMs?: number } = {},
) {
  const begun: number[] = [];
  const onFault = vi.fn();
  const set = async (id: number) => {
    begun.push(id);
    return at[id]?.() ?? CHANGED;
  };
  const isGone = () => begun.length >= (given.goneAfter ?? 99);
  const results = await setInTurn([1, 2, 3], { set, isGone, onFault }, given.timeMs);
  return {
    begun,
    onFault,
    answers: results.map(({ outcome, from, refusal }) => refusal?.code ?? `${outcome} ${from}`),
  };
}

const fail = (error: Error) => () => Promise.reject(error);

it("answers for each order, and a refused one stops no others", async () => {
  const { answers } = await run({
    1: async () => ({ changed: false, from: "processing" }),
    2: fail(new ApiError(409, "stock_short")),
  });
  expect(answers).toEqual(["unchanged null", "stock_short", "changed pending"]);
});

it("begins no further order when the time is up, and says which were not reached", async () => {
  const slow = async () => {
    await pause(30);
    return CHANGED;
  };
  const { begun, answers } = await run({ 1: slow }, { timeMs: 20 });
  expect(begun).toEqual([1]);
  expect(answers).toEqual(["changed pending", "order_not_reached", "order_not_reached"]);
});

it("stops when nobody waits for the answer", async () => {
  expect((await run({}, { goneAfter: 1 })).begun).toEqual([1]);
});

it("tells what was changed before a fault, which is logged; a fault of the first order is one of the whole call", async () => {
  const fault = new Error("the database is away");
  const { begun, answers, onFault } = await run({ 2: fail(fault) });
  expect(begun).toEqual([1, 2]);
  expect(answers).toEqual(["changed pending", "server_error", "server_error"]);
  expect(onFault).toHaveBeenCalledWith(2, fault);
  await expect(run({ 1: fail(fault) })).rejects.toBe(fault);
});
