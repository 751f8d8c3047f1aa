import { expect, it } from "vitest";
import { kilobytes } from "./kilobytes";

it("counts bytes in whole KB, never none", () => {
  expect([0, 90, 1024, 1536, 5 * 1024 * 1024].map(kilobytes)).toEqual([1, 1, 1, 2, 5120]);
});
