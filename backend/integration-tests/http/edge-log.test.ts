import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import getPort from "get-port";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { PAGE_LIST } from "../../../storefront/app/pages";
import { RawConnection } from "../../../storefront/server/testing/raw-http";
import { commerceUrl } from "./client";
import { shareOf } from "./share";

const START = fileURLToPath(new URL("../../../storefront/build/server/index.js", import.meta.url));

/** More than a line, and much less than a stack. */
const MAX_BYTES_PER_REQUEST = 300;

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "CONNECT"];

/** A path of every page, and of its data. */
const PAGES = PAGE_LIST.flatMap(({ path }) => {
  const page = path.replace(/:id/g, "2147483647").replace(/:\w+|\*/g, "none");
  const data = page === "/" ? "/_root.data" : `${page}.data`;
  return [page, data, `${data}?_routes=none`, `${page}?index`, `${page}/`, page.toUpperCase()];
});

const ODD = [
  "//",
  "//evil.example/contact",
  "/\\evil.example",
  "/%",
  "/%ff",
  "/products/%ff",
  "/products/%ff.data",
  "/products/%00",
  "/products/-1",
  "/products/1e9",
  "/products/0x1.data",
  "/stores/99999999999999999999",
  "/service-category/%E0%A4%A",
  "/service-categories/%0d%0aX: y",
  "/.data",
  "/_root.data?_routes=root",
  "/_root.data?_routes=__proto__,constructor",
  "/__manifest",
  "/__manifest?p=%2F%ff&version=none",
  "/__manifest?p=//&p=/none&version=none",
  `/__manifest?p=${"/a".repeat(3000)}`,
  "/wp-login.php",
  "/.env",
  "/.git/config",
  "/app/..;/admin",
  "/assets/none.js",
  "/assets/%ff",
  "/?lang=none&category=%ff",
  "/?category=%00",
  "/search?q=%00",
  "/terms?version=%00",
  "/services?q=%00",
  "/prices?category=%00",
  "/order-confirmation?id=%ff&email=%ff",
  `/${"a".repeat(6000)}`,
  "/api/%ff",
  "/api/..%2fadmin",
  "/static/%ff",
];

let edge: ChildProcess;
let url: string;
let log = "";

beforeAll(async () => {
  const port = await getPort();
  url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: "production",
    PORT: String(port),
    PUBLIC_URL: url,
    COMMERCE_URL: commerceUrl,
  };
  edge = spawn(process.execPath, [START], { env, stdio: ["ignore", "pipe", "pipe"] });
  for (const output of [edge.stdout, edge.stderr]) output?.on("data", (text) => (log += text));
  await vi.waitFor(async () => expect((await fetch(`${url}/health`)).ok).toBe(true), { timeout: 20_000 });
});

afterAll(() => void edge.kill("SIGKILL"));

const head = (method: string, path: string) =>
  `${method} ${path} HTTP/1.1\r\nHost: ${new URL(url).host}\r\nOrigin: null\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;

it("what strangers send to pages, or leave, is no fault of the shop's in the log", async () => {
  const before = log.length;
  let requests = 0;
  const faults: string[] = [];
  for (const [place, path] of [...new Set([...PAGES, ...ODD])].entries()) {
    await Promise.all(
      shareOf(METHODS, place).map(async (method) => {
        const connection = new RawConnection(url);
        connection.send(head(method, path));
        const { status = 0 } = (await connection.answer({ method })) ?? {};
        if (status >= 500) faults.push(`${method} ${path}: ${status}`);
        connection.close();
        const leaving = new RawConnection(url);
        leaving.send(head(method, path));
        leaving.close();
        requests += 2;
      }),
    );
  }
  // The log is whole once the edge has ended.
  edge.kill("SIGTERM");
  await once(edge, "close");
  expect(faults).toEqual([]);
  const lines = log.slice(before).split("\n").filter(Boolean);
  expect(lines.filter((line) => /^\s+at /.test(line))).toEqual([]);
  expect(lines.join("\n").length / requests).toBeLessThan(MAX_BYTES_PER_REQUEST);
  expect(lines).toEqual([]);
});
