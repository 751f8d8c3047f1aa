import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { completeLock, missingOptionals, withoutLibc } from "./lock-file.ts";

const half = {
  packages: {
    "": {},
    "node_modules/tool": {
      version: "1.2.3",
      dev: true,
      license: "MIT",
      optionalDependencies: { "@tool/linux-x64-musl": "1.2.3", "@tool/darwin-64": "1.2.3", "@tool/win32-x64": "1.2.3" },
    },
    "node_modules/@tool/win32-x64": { version: "1.2.3", optional: true },
  },
};

describe("the lock file", () => {
  it("of this project names the packages of every system, so that npm ci works on all of them", () => {
    const lock = JSON.parse(readFileSync(new URL("../../package-lock.json", import.meta.url), "utf8"));
    expect(missingOptionals(lock).map(({ name }) => name)).toEqual([]);
    expect(withoutLibc(lock)).toEqual([]);
  });

  it("is completed with what npm left out", () => {
    const { packages } = completeLock(half);
    expect(packages["node_modules/@tool/linux-x64-musl"]).toEqual({
      version: "1.2.3",
      cpu: ["x64"],
      dev: true,
      libc: ["musl"],
      license: "MIT",
      optional: true,
      os: ["linux"],
    });
    expect(packages["node_modules/@tool/darwin-64"]).toMatchObject({ os: ["darwin"], cpu: ["x64"] });
    expect(missingOptionals(completeLock(half))).toEqual([]);
    expect(withoutLibc({ packages: { "node_modules/@tool/linux-x64-musl": { os: ["linux"] } } })).toHaveLength(1);
    expect(withoutLibc(completeLock(half))).toEqual([]);
  });
});
