import { describe, expect, it } from "vitest";
import { namesLike } from "./names-like";

const NAMES = [
  "Болормаа Дорж",
  "BOLORMAA DORJ",
  "볼로르마 도르지",
  "Батболд Ганбаатар",
  "Ганболд Бат",
  "Цэцэгмаа",
  "TSETSEGMAA",
  "김민수",
];

describe("a search for a name", () => {
  it.each([
    ["Болормаа", ["Болормаа Дорж", "BOLORMAA DORJ", "볼로르마 도르지"]],
    ["bolorma", ["Болормаа Дорж", "BOLORMAA DORJ", "볼로르마 도르지"]],
    ["볼로르마", ["Болормаа Дорж", "BOLORMAA DORJ", "볼로르마 도르지"]],
    ["dorj bolormaa", ["Болормаа Дорж", "BOLORMAA DORJ", "볼로르마 도르지"]],
    ["ceceg", ["Цэцэгмаа", "TSETSEGMAA"]],
    ["Ganbaatar", ["Батболд Ганбаатар"]],
    ["김민수", ["김민수"]],
  ])("finds %s in any spelling, whole or begun", (typed, found) => {
    expect(namesLike(typed, NAMES)).toEqual(found);
  });

  it("finds nobody else, and nobody for what is hardly heard", () => {
    expect(namesLike("Сараа", NAMES)).toEqual([]);
    expect(namesLike("аа", NAMES)).toEqual([]);
    expect(namesLike("토스뱅크", NAMES)).toEqual([]);
  });
});
