import { expect, it } from "vitest";
import { countOf } from "./count";

it.each([
  ["is not known yet", undefined, false, undefined],
  ["cannot be read", undefined, true, null],
  ["stays when it cannot be read again", { count: 3 }, true, 3],
  ["may be none", { count: 0 }, false, 0],
])("a count %s", (_, data, isError, count) => {
  expect(countOf({ data, isError }, ({ count }) => count)).toBe(count);
});
