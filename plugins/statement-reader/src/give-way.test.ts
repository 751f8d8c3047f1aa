import { once } from "node:events";
import { getPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { buildSync } from "esbuild";
import { expect, it } from "vitest";

it.runIf(process.platform === "linux")("a thread gives way to the others, and only it", async () => {
  const before = getPriority();
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { lowerThreadPriority } from "./give-way";
        lowerThreadPriority();
        require("node:worker_threads").parentPort.postMessage(require("node:os").getPriority());`,
      resolveDir: __dirname,
    },
    bundle: true,
    platform: "node",
    format: "cjs",
    write: false,
  });
  const worker = new Worker(outputFiles[0]?.text ?? "", { eval: true });
  const [priority] = await once(worker, "message");
  await worker.terminate();
  expect(priority).toBeGreaterThan(before);
  expect(getPriority()).toBe(before);
});
