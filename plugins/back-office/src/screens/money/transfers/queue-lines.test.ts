import type { StatementLineAnswer } from "@zakh/bank-statements/contract";
import { expect, it } from "vitest";
import { withDecided, withoutDecided } from "./queue-lines";

const line = (id: number, state: StatementLineAnswer["state"] = "waiting") => ({ id, state }) as StatementLineAnswer;
const ids = (lines: StatementLineAnswer[]) => lines.map(({ id }) => id);
const [first, second, third, fourth] = [line(7), line(2), line(5), line(4)];

it("a decided line stays where it was, before and after the list is read again", () => {
  const settled = { line: line(2, "settled"), place: 1 };
  expect(withDecided([first, second, third], [settled])).toEqual([first, settled.line, third]);
  expect(withDecided([first, third], [settled])).toEqual([first, settled.line, third]);
});

it("so do several, whichever was decided first, and when one of them is gone", () => {
  const decided = [
    { line: line(5, "settled"), place: 2 },
    { line: line(7, "ignored"), place: 0 },
  ];
  expect(ids(withDecided([second, fourth], decided))).toEqual([7, 2, 5, 4]);
  expect(ids(withDecided([second, fourth], withoutDecided(decided, 7, false)))).toEqual([2, 5, 4]);
  expect(ids(withDecided([second, third, fourth], withoutDecided(decided, 5, true)))).toEqual([7, 2, 5, 4]);
});

it("a queue without decided lines stays as it is", () => {
  expect(withDecided([third, first, second], [])).toEqual([third, first, second]);
});
