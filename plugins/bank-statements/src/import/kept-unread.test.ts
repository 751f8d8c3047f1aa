import { expect, it } from "vitest";
import { keptUnread } from "./keep-statement";

it("of very many unread rows those that the bank took back are kept first, in the file's order", () => {
  const unread = Array.from({ length: 1500 }, (_, at) => ({
    row: at + 2,
    reason: at >= 1400 ? ("taken_back" as const) : ("no_amount" as const),
  }));
  const kept = keptUnread(unread);
  expect(kept).toHaveLength(1000);
  expect(kept.filter(({ reason }) => reason === "taken_back")).toHaveLength(100);
  expect(kept.map(({ row }) => row)).toEqual(kept.map(({ row }) => row).sort((one, other) => one - other));
  expect(keptUnread(unread.slice(0, 20))).toEqual(unread.slice(0, 20));
});
