// The application in a process of its own, for tests that kill it: runs the workflows that it is sent, and tells when they are done.
const { resolve } = require("node:path");
const boot = require("@medusajs/medusa/loaders/index").default;
const express = require("express");

async function main() {
  const directory = process.env.COMMERCE_DIR ?? resolve(__dirname, "../../.medusa/server");
  const { container } = await boot({ directory, expressApp: express(), skipLoadingEntryPoints: true });
  process.on("message", async (runs) => {
    const done = runs.map(({ module, workflow, input }) => require(module)[workflow](container).run({ input }));
    const ended = await Promise.allSettled(done);
    process.send({ ended: ended.map(({ status, reason }) => (status === "fulfilled" ? "done" : String(reason))) });
  });
  process.send({ ready: true });
}

main();
