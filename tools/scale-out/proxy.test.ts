import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/bootstrap/paths.mjs";
import { nginxConfiguration } from "./proxy.ts";

const filled = nginxConfiguration({
  port: 1,
  dashboardPort: 2,
  edges: [3, 4],
  commerces: [5, 6],
  folder: "/somewhere",
});

it("the nginx that is tried is the documented one but for addresses and TLS", () => {
  const documented = readFileSync(join(ROOT, "deploy/nginx.conf"), "utf8").split("\n");
  const gone = documented.filter((line) => !filled.split("\n").includes(line)).map((line) => line.trim());
  const replaced = /^(?:pid|\w+_temp_path|resolver|listen|ssl_\w+|set \$\w+|return 301) .*;$|^$|^server \{$|^\}$/;
  expect(gone.filter((line) => !replaced.test(line))).toEqual([]);
  for (const line of ["listen 127.0.0.1:1;", "listen 127.0.0.1:2;", "set $edge edges;", "set $commerce commerces;"]) {
    expect(filled).toContain(line);
  }
});

it("the addresses are given as docs/operations.md says", () => {
  const [, block = ""] =
    /```nginx\n(upstream edges [\s\S]*?)```/.exec(readFileSync(join(ROOT, "docs/operations.md"), "utf8")) ?? [];
  const shape = (text: string) => text.replace(/\d+(?:\.\d+){3}:\d+/g, "ADDRESS");
  const lines = block.trim().split("\n").map(shape);
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(shape(filled)).toContain(line);
});
