import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { serveMetrics } from "../../../storefront/server/metrics";
import { commerceUrl } from "./client";

/** The names after `# TYPE`. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = ""]) => name);
}

async function edgeMetrics(): Promise<string> {
  const server = serveMetrics({ edge: createServer(), isCaching: () => true, port: 0, host: "127.0.0.1" });
  await once(server, "listening");
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`);
  const text = await answer.text();
  server.close();
  return text;
}

it("every metric that an alert or a panel names is one of the shop's", async () => {
  const commerce = await (await fetch(`${commerceUrl}/metrics`)).text();
  const known = new Set([...namesIn(commerce), ...namesIn(await edgeMetrics())]);
  for (const file of ["alerts.yml", "grafana-dashboard.json"]) {
    const text = readFileSync(new URL(`../../../monitoring/${file}`, import.meta.url), "utf8");
    const named = [...text.matchAll(/\b(?:zakh|process|nodejs)_\w+/g)].map(([name]) => name.replace(/_bucket$/, ""));
    expect(named.length, file).toBeGreaterThan(10);
    expect(
      [...new Set(named)].filter((name) => !known.has(name)),
      file,
    ).toEqual([]);
  }
});

it("tells whether the database answers, and the free space of the disk", async () => {
  const metrics = await (await fetch(`${commerceUrl}/metrics`)).text();
  expect(metrics).toMatch(/^zakh_database_up 1$/m);
  expect(metrics).toMatch(/^zakh_disk_free_bytes\{disk="files"\} [1-9]\d*$/m);
});
