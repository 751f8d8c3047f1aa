import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";

const EDGE = fileURLToPath(new URL("../build/server/index.js", import.meta.url));

export interface EdgeProcess {
  url: string;
  stop: () => Promise<void>;
}

/** Starts an edge for the test, for the commerce server at `commerceUrl`, which need not run. */
export async function startEdge(commerceUrl: string): Promise<EdgeProcess> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const edge = spawn(process.execPath, [EDGE], {
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), PUBLIC_URL: url, COMMERCE_URL: commerceUrl },
    stdio: "ignore",
  });
  await expect.poll(() => answers(`${url}/health`), { timeout: 20_000 }).toBe(true);
  return { url, stop: () => stop(edge) };
}

async function stop(edge: ChildProcess): Promise<void> {
  if (edge.exitCode !== null || edge.signalCode !== null) return;
  const gone = once(edge, "exit");
  edge.kill("SIGKILL");
  await gone;
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("No port was given.");
  return address.port;
}
