import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";

const GUARD = fileURLToPath(new URL("./standard-output.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "zakh-output-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts a process that runs `body` and reports over its third pipe. */
function start(name: string, body: string) {
  const file = join(folder, `${name}.cjs`);
  writeFileSync(
    file,
    `const { guardOutput } = require(${JSON.stringify(GUARD)});
     const tell = (seen) => require("node:fs").writeSync(3, JSON.stringify(seen));
     ${body}`,
  );
  const child = spawn(process.execPath, [file], { stdio: ["ignore", "pipe", "pipe", "pipe"] });
  const seen = new Promise<Record<string, number>>((resolve, reject) => {
    child.stdio[3]?.once("data", (data: Buffer) => resolve(JSON.parse(String(data))));
    child.once("exit", (code) => reject(new Error(`It ended with ${code}`)));
  });
  return { child, seen };
}

describe("a guarded process", () => {
  it("continues when the reader of its output has gone", async () => {
    const { child, seen } = start(
      "gone",
      `guardOutput();
       let failed = 0;
       process.stdout.on("error", () => (failed += 1));
       const timer = setInterval(() => {
         process.stdout.write("a line\\n");
         if (failed > 2) { tell({ failed }); clearInterval(timer); }
       }, 5);`,
    );
    child.stdout?.destroy();
    expect((await seen).failed).toBeGreaterThan(2);
    child.kill();
  });

  it("buffers at most a megabyte for a pipe that nobody reads, and states later what it dropped", async () => {
    const { child, seen } = start(
      "unread",
      `guardOutput();
       for (let i = 0; i < 10000; i += 1) process.stdout.write("x".repeat(1000) + "\\n");
       tell({ waiting: process.stdout.writableLength });
       process.stdout.once("drain", () => process.stdout.write("after\\n"));`,
    );
    expect((await seen).waiting).toBeLessThan(1_200_000);
    let text = "";
    for await (const data of child.stdout ?? []) text += data;
    expect(text).toMatch(/\n\d{4} lines were left out here\.\nafter\n$/);
  });

  it("writes no more lines per second than allowed", async () => {
    const { child, seen } = start(
      "many",
      `guardOutput({ perSecond: 20 });
       for (let i = 0; i < 500; i += 1) console.log("the same");
       tell({});
       setTimeout(() => console.log("later"), 1100);`,
    );
    await seen;
    let text = "";
    for await (const data of child.stdout ?? []) text += data;
    expect(text.split("\n").filter((line) => line === "the same")).toHaveLength(20);
    expect(text).toMatch(/\n480 lines were left out here\.\nlater\n$/);
  });
});
