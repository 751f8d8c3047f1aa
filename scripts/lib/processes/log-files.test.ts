import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LOG_LIMITS, LogRotation, logFile, openLog } from "./log-files.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "zakh-logs-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const log = (name: string) => join(dataDir, "logs", name);
const mode = (path: string) => statSync(path).mode & 0o777;

function open(file: string) {
  const descriptor = openLog(file);
  if (descriptor === undefined) throw new Error("It cannot be opened");
  return descriptor;
}

describe("a log", () => {
  it("is for its owner's eyes only, also where an earlier version left it open", () => {
    mkdirSync(log(""), { mode: 0o755 });
    writeFileSync(log("edge.log"), "of before", { mode: 0o644 });
    closeSync(open(logFile(dataDir, "edge")));
    expect([mode(log("")), mode(log("edge.log")), mode(log("edge.1.log"))]).toEqual([0o700, 0o600, 0o600]);
    expect(readFileSync(log("edge.1.log"), "utf8")).toBe("of before");
  });

  it("leaves the folder above it open, where the database's user has to pass", () => {
    const fresh = join(dataDir, "fresh");
    logFile(fresh, "edge");
    expect([mode(fresh), mode(join(fresh, "logs"))]).toEqual([0o755, 0o700]);
  });

  it("stays beside those of the seven runs before it, and goes on where a part is started again", () => {
    for (let run = 0; run < 12; run += 1) writeFileSync(logFile(dataDir, "edge"), `run ${run}`);
    expect(readFileSync(log("edge.7.log"), "utf8")).toBe("run 4");
    expect(existsSync(log("edge.8.log"))).toBe(false);
    expect(readFileSync(logFile(dataDir, "edge", { again: true }), "utf8")).toBe("run 11");
  });

  it("does not outlive two weeks", () => {
    writeFileSync(logFile(dataDir, "edge"), "old");
    const before = new Date(Date.now() - LOG_LIMITS.retentionMs - 60_000);
    utimesSync(log("edge.log"), before, before);
    logFile(dataDir, "edge");
    expect(existsSync(log("edge.1.log"))).toBe(false);
  });
});

describe("the log of a running program", () => {
  const limits = { ...LOG_LIMITS, bytes: 1000, files: 2 };

  it("begins anew when it is too large, and the program writes on in it", () => {
    const rotation = new LogRotation(limits);
    const file = logFile(dataDir, "commerce");
    const program = open(file);
    rotation.follow(file);
    for (let part = 0; part < 5; part += 1) {
      writeSync(program, `${part}`.repeat(1001));
      rotation.check();
    }
    writeSync(program, "and on");
    rotation.check();
    expect(readFileSync(file, "utf8")).toBe("and on");
    expect(readFileSync(log("commerce.1.log"), "utf8")).toBe("4".repeat(1001));
    expect(existsSync(log("commerce.3.log"))).toBe(false);
    expect(mode(log("commerce.1.log"))).toBe(0o600);
    rotation.leave(file);
    closeSync(program);
  });

  it("begins anew after a day", () => {
    const rotation = new LogRotation({ ...limits, ageMs: -1 });
    const file = logFile(dataDir, "commerce");
    writeFileSync(file, "yesterday");
    rotation.follow(file);
    rotation.check();
    rotation.leave(file);
    expect([readFileSync(file, "utf8"), readFileSync(log("commerce.1.log"), "utf8")]).toEqual(["", "yesterday"]);
  });
});
