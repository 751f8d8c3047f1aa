import { expect, it } from "vitest";
import { dateTime } from "./dates";

it("is in Seoul time, also after midnight there", () => {
  expect(dateTime("2025-11-20T15:05:00.000Z")).toBe("2025.11.21 00:05");
});
