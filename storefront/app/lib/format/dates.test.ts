import { expect, it } from "vitest";
import { formatDate } from "./dates";

it("shows the day in Seoul, not the day in Greenwich", () => {
  expect(formatDate("2026-07-02T14:59:59.000Z")).toBe("2026. 7. 2.");
  expect(formatDate("2026-07-02T15:00:00.000Z")).toBe("2026. 7. 3.");
});
