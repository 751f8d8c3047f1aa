import type { StatementLineAnswer } from "@zakh/bank-statements/contract";
import { expect, it } from "vitest";
import { withDecided } from "./queue-lines";

function line(id: number, at: string, state: StatementLineAnswer["state"] = "waiting") {
  return { id, at: `2026-11-25T${at}:00.000Z`, state } as StatementLineAnswer;
}

it("a decided line stays where it was, before and after the list is read again", () => {
  const [first, second, third] = [line(3, "12:00"), line(2, "11:00"), line(1, "11:00")];
  const settled = { ...second, state: "settled" as const };
  expect(withDecided([first, second, third], [settled])).toEqual([first, settled, third]);
  expect(withDecided([first, third], [settled])).toEqual([first, settled, third]);
});

it("a queue without decided lines stays as it is", () => {
  const lines = [line(3, "12:00"), line(2, "11:00")];
  expect(withDecided(lines, [])).toEqual(lines);
});
