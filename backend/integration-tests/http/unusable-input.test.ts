import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { commerceUrl, edgeUrl } from "./client";
import { bearer, dashboardOf } from "./dashboard-client";
import { shareOf } from "./share";

const NAMES = ["__proto__", "constructor", "toString"];

const QUERIES = [
  "fields=__proto__",
  "fields=__proto__.x",
  "fields=*constructor",
  "fields[]=%2Bid,-__proto__.x",
  "order=-constructor",
  "order[]=x",
  "limit[__proto__]=1",
  "limit[]=1",
  "created_at[$gte]=x",
  "__proto__[x]=1",
  "constructor[prototype][x]=1",
  "order=nope",
  "order=-",
  "offset=-5",
];

const BODIES = [
  '{"__proto__":{"x":1}}',
  '{"metadata":{"constructor":{"prototype":{"x":1}}}}',
  '[{"toString":1}]',
  '{"metadata":{"\\u0000":1}}',
  `{"metadata":${'{"a":'.repeat(3000)}1${"}".repeat(3001)}`,
];

/** Streams, which do not end. */
const STREAMING_PATHS = /subscribe/;

const routes = medusaRoutes();
const reads = routes
  .filter(({ path, methods }) => methods.includes("GET") && /^\/(?:admin|store)\/[^[]*$/.test(path))
  .map(({ path }) => path);
let headers: Record<string, string>;

beforeAll(async () => {
  const { token } = await dashboardOf(process.env.ADMIN_EMAIL ?? "admin@zakh.local", process.env.ADMIN_PASSWORD);
  headers = bearer(token);
});

/** Every path of Medusa's own with its methods, read from its files. */
function medusaRoutes(): { path: string; methods: string[] }[] {
  const medusa = dirname(createRequire(import.meta.url).resolve("@medusajs/medusa/package.json"));
  const folder = join(medusa, "dist", "api");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?:^|\/)route\.js$/.test(file) && !STREAMING_PATHS.test(file))
    .map((file) => {
      const source = readFileSync(join(folder, file), "utf8");
      const methods = ["GET", "POST", "DELETE"].filter((method) => source.includes(`exports.${method} =`));
      return { path: `/${dirname(file)}`, methods };
    });
}

const withParams = (path: string, value: string) => path.replace(/\[[^\]]+\]/g, value);

async function statusOf(method: string, path: string, body?: string): Promise<number> {
  const json = body === undefined ? undefined : { "content-type": "application/json" };
  const answer = await fetch(`${commerceUrl}${path}`, { method, headers: { ...headers, ...json }, body });
  const text = await answer.text();
  expect(text).not.toMatch(/\bat .*\.js:\d+/);
  return answer.status;
}

/** Requests all of them, eight at once; returns those with an unwanted status. */
async function unlike(wanted: (status: number) => boolean, asked: [method: string, path: string, body?: string][]) {
  const waiting = asked.values();
  const found: string[] = [];
  const worker = async () => {
    for (const [method, path, body] of waiting) {
      const status = await statusOf(method, path, body);
      if (!wanted(status)) found.push(`${method} ${path} ${status}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return found;
}

describe("an inherited name of objects", () => {
  it.each(NAMES)("is no path of Medusa's: %s is refused", async (name) => {
    const paths = routes.filter(({ path }) => path.includes("["));
    expect(paths.length).toBeGreaterThan(100);
    const asked = paths.flatMap(({ path, methods }) =>
      methods.map((method) => [method, withParams(path, name)] as [string, string]),
    );
    expect(await unlike((status) => status >= 400 && status < 500, asked)).toEqual([]);
  });

  it.each(QUERIES)(
    "is no field of a query: Medusa's reads answer %s without a 500, and go on answering",
    async (query) => {
      const some = reads.filter((_, place) => shareOf(QUERIES, place).includes(query));
      const asked = some.map((path) => ["GET", `${path}?${query}`] as [string, string]);
      expect(await unlike((status) => status < 500, asked)).toEqual([]);
      expect(await statusOf("GET", "/admin/orders?limit=1")).toBe(200);
    },
  );

  it.each(["fields=", "fields[]=id&fields[]=", "order=-"])(
    "lies no five hundred names deep: Medusa's reads refuse %s",
    async (parameter) => {
      const query = `${parameter}${"a.".repeat(500)}b`;
      const asked = reads.map((path) => ["GET", `${path}?${query}`] as [string, string]);
      expect(await unlike((status) => status >= 400 && status < 500, asked)).toEqual([]);
    },
  );

  it.each(BODIES)("is no key of a body: %.60s is 400 wherever a body is taken", async (body) => {
    const paths = routes.filter(({ path, methods }) => methods.includes("POST") && !path.startsWith("/store"));
    const asked = paths.map(({ path }) => ["POST", withParams(path, "x"), body] as [string, string, string]);
    expect(await unlike((status) => status === 400, asked)).toEqual([]);
  });
});

it("a path that cannot be decoded, or has NUL, is refused everywhere", async () => {
  const paths = routes.filter(({ path }) => path.includes("["));
  const asked = paths.flatMap(({ path, methods }) =>
    methods.flatMap((method) => ["%ff", "a%00b"].map((id) => [method, withParams(path, id)] as [string, string])),
  );
  asked.push(["GET", "/app/%ff"], ["GET", "/static/%ff"], ["GET", "/%ff"], ["POST", "/%ff"]);
  expect(await unlike((status) => status >= 400 && status < 500, asked)).toEqual([]);
});

it("a list in a query has no items that were not sent", async () => {
  for (const base of [edgeUrl, commerceUrl]) {
    const began = performance.now();
    await fetch(`${base}/api/user?a[100000000]=1&a%5B99999999%5D=2`);
    expect(performance.now() - began).toBeLessThan(1000);
  }
});
