import { expect, it } from "vitest";
import { readBackupOptions } from "./backup-options.ts";

it("takes a file of its own or a rotation, and never both", () => {
  expect(readBackupOptions("/data", ["/tmp/zakh.tgz", "--try"])).toMatchObject({ file: "/tmp/zakh.tgz", tried: true });
  expect(() => readBackupOptions("/data", ["/tmp/zakh.tgz", "--daily", "7"])).toThrow("takes no part in a rotation");
});

it.each([
  [["--daily", "many"], "--daily takes a whole number"],
  [["--daily", "0"], "would leave no backup"],
  [["--every", "0"], "a number of hours"],
  [["--keep", "7"], "usage: npm run backup"],
  [["--help"], "usage: npm run backup"],
  [["/nowhere/zakh.tgz"], "There is no folder /nowhere"],
])("%j is refused: %s", (args, sentence) => {
  expect(() => readBackupOptions("/data", args)).toThrow(sentence);
});
