import { expect, it } from "vitest";
import type { Manifest } from "./dump.ts";
import { refuseNewerBackup } from "./load.ts";

function made(migrations: string[]) {
  return { madeAt: "2026-11-21T12:00:00Z", migrations } as unknown as Manifest;
}

it("takes a backup of this version and of earlier ones, and refuses one that has been through later migrations", () => {
  expect(() => refuseNewerBackup(made(["Migration20261121000000"]))).not.toThrow();
  expect(() => refuseNewerBackup(made(["Migration20261121000000", "Migration29991231000000"]))).toThrow(
    /later version/,
  );
});
