import { setTimeout as delay } from "node:timers/promises";
import type { Crowd } from "./crowd.ts";
import type { Findings } from "./findings.ts";
import type { OwnShop } from "./own-shop.ts";
import { type ApiPaths, Shopper } from "./shopper.ts";

/** How soon a call must be answered without the database, and how soon all must be well again. */
const ANSWER_LIMIT_MS = 3000;
const RECOVERY_LIMIT_MS = 5000;

/** Without the database every call says so quickly, and all is well soon after it is back, without a restart. */
export async function outage(shop: OwnShop, crowd: Crowd, findings: Findings) {
  const calls = await everyCall(shop, crowd);
  await shop.crashDatabase();
  const problems = [];
  let slowest = 0;
  // Twice: what had a connection when the database went, and what asks for one now.
  for (const round of ["at once", "a second later"]) {
    for (const { name, isPublic, run } of calls) {
      const began = performance.now();
      const { status, type } = await run();
      const took = performance.now() - began;
      slowest = Math.max(slowest, took);
      const expected = status === 503 || (isPublic && status === 200);
      if (!expected || !type.includes("json")) problems.push(`${name} answered ${status} ${round}`);
      if (took > ANSWER_LIMIT_MS) problems.push(`${name} took ${Math.round(took)} ms ${round}`);
    }
    await delay(1000);
  }
  findings.none(
    `PostgreSQL stopped, ${calls.length} calls of the API`,
    `503 JSON within ${ANSWER_LIMIT_MS / 1000} s each, or what the edge has in memory of a public read`,
    problems,
    `all so, the slowest after ${Math.round(slowest)} ms`,
  );
  findings.none("  health", "ready 503, live 200", await healthProblems(shop, 503), "ready 503, live 200");

  await shop.startDatabase();
  const back = Date.now();
  let unwell: string[] = ["nobody asked"];
  while (unwell.length > 0 && Date.now() - back < RECOVERY_LIMIT_MS) {
    unwell = [...(await healthProblems(shop, 200)), ...(await stillAway(calls))];
  }
  findings.none(
    "PostgreSQL started again",
    `all well within ${RECOVERY_LIMIT_MS / 1000} s, without a restart`,
    unwell,
    `well after ${Date.now() - back} ms`,
  );
}

/** Bodies for the writes of visitors, which are judged before anything is asked of the database. */
const BODIES: Record<string, object> = {
  "/api/login": { username: "nobody", password: "nothing-1" },
  "/api/admin/login": { username: "nobody", password: "nothing-1" },
  "/api/register": {
    username: "nobody-yet",
    email: "nobody@example.com",
    name: "Хэн ч биш",
    phone: "010-1234-5678",
    password: "nothing-1",
    confirmPassword: "nothing-1",
  },
  "/api/password-reset": { email: "nobody@example.com" },
};

/** Every call of the shop's own description that needs the database to answer, as somebody who may call it. */
async function everyCall(shop: OwnShop, crowd: Crowd) {
  const { body: description } = await new Shopper(shop.url).call("GET", "/api/openapi.json");
  const people = { admin: await crowd.admin(), customer: crowd.shoppers[0] };
  return Object.entries(description.paths as ApiPaths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, call]) => {
      const { "x-role": role, "x-knows": knows = [] } = call;
      const body = BODIES[path];
      // What is answered without the database: the document itself, a body that is none, a session that nobody has.
      if (path === "/api/openapi.json" || (role === "visitor" && method !== "get" && !body)) return [];
      const who = role === "admin" || knows.includes("admin") ? people.admin : people.customer;
      const isPublic = role === "visitor" && method === "get";
      return [{ name: `${method.toUpperCase()} ${path}`, isPublic, run: () => ask(shop, method, path, who, body) }];
    }),
  );
}

async function ask(shop: OwnShop, method: string, path: string, who: Shopper | undefined, body?: object) {
  const response = await fetch(`${shop.url}${path.replace(/\{[^}]+\}/g, "1")}`, {
    method: method.toUpperCase(),
    headers: { ...(who?.cookie && { cookie: who.cookie }), ...(body && { "content-type": "application/json" }) },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  }).catch(() => undefined);
  await response?.arrayBuffer();
  return { status: response?.status ?? 0, type: response?.headers.get("content-type") ?? "" };
}

/** @param expected of `/health/ready` */
async function healthProblems(shop: OwnShop, expected: number) {
  const problems = [];
  for (const [path, wanted] of [
    ["live", 200],
    ["ready", expected],
  ] as const) {
    const began = performance.now();
    const response = await fetch(`${shop.commerceUrl}/health/${path}`);
    await response.arrayBuffer();
    if (response.status !== wanted) problems.push(`/health/${path} answered ${response.status}`);
    if (performance.now() - began > ANSWER_LIMIT_MS)
      problems.push(`/health/${path} took ${Math.round(performance.now() - began)} ms`);
  }
  return problems;
}

async function stillAway(calls: Awaited<ReturnType<typeof everyCall>>) {
  // Reads only: the others would do what they are for.
  const reads = calls.filter(({ name }) => name.startsWith("GET "));
  const answers = await Promise.all(reads.map(async ({ name, run }) => ({ name, ...(await run()) })));
  return answers
    .filter(({ status }) => status === 0 || status >= 500)
    .map(({ name, status }) => `${name} answered ${status}`);
}
