import { expect, it } from "vitest";
import { kilobytes } from "./kilobytes";

it("rounds bytes to whole KB, at least one", () => {
  expect([0, 90, 1024, 1536, 5 * 1024 * 1024].map(kilobytes)).toEqual([1, 1, 1, 2, 5120]);
});
