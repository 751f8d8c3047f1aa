import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { removeOldPrivateFiles } from "./private-files";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "private-files-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

function file(name: string, hoursOld: number): void {
  writeFileSync(join(folder, name), "id");
  const at = new Date(Date.now() - hoursOld * 60 * 60 * 1000);
  utimesSync(join(folder, name), at, at);
}

it("removes private files after a day, including an earlier version's among the uploads, and nothing else", async () => {
  file("private-1-order-exports.csv", 25);
  file("private-2-order-exports.csv", 23);
  file("1700000000000-meat.png", 1000);
  expect(await removeOldPrivateFiles({ folders: [folder, join(folder, "missing")] })).toBe(1);
  expect(readdirSync(folder).sort()).toEqual(["1700000000000-meat.png", "private-2-order-exports.csv"]);
});
