import { expect, it } from "vitest";
import { refuseLater } from "./load.mjs";

/** @param {string[]} migrations */
function made(migrations) {
  return /** @type {import("./dump.mjs").Manifest} */ (
    /** @type {unknown} */ ({ madeAt: "2026-11-21T12:00:00Z", migrations })
  );
}

it("takes a backup of this version and of earlier ones, and refuses one that has been through later migrations", () => {
  expect(() => refuseLater(made(["Migration20261121000000"]))).not.toThrow();
  expect(() => refuseLater(made(["Migration20261121000000", "Migration29991231000000"]))).toThrow(/later version/);
});
