import type { User } from "@zakh/accounts/contract";
import type { Call } from "@zakh/kit/http/calls";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calls } from "./all-calls";
import { Client, checkoutForm, commerceUrl, description, fromElsewhere, signedInAdmin } from "./client";
import { rowCounts } from "./row-counts";
import { sampleBody } from "./sample-body";
import { shareOf } from "./share";
import { Slowest } from "./slowest";
import { newOwner } from "./store-fixtures";
import { type Json, mutated, unexpected } from "./unexpected-values";

const ALL = Boolean(process.env.TEST_ALL);
/** Number of mutated bodies per call. */
const RUNS = ALL ? 12 : 4;
/** Number of queries with wrong values per call; each is sent in five spellings. */
const QUERY_RUNS = ALL ? 5 : 2;
/** An id that nobody has, so that allowed calls do no harm. */
const UNUSED_ID = "2147483647";

/** Invalid ids for paths. */
const INVALID_IDS = [
  "0",
  "-1",
  "1.5",
  "abc",
  "9".repeat(40),
  "%00",
  "%FF",
  "..%2F..",
  "1%0A2",
  "%D9%A1",
  "1e3",
  "0x1",
  "__proto__",
  "x".repeat(600),
];

/** What no call takes as JSON, or as so much of it. */
const INVALID_JSON = [
  "{",
  "\0",
  '{"a":NaN}',
  '{"__proto__":',
  `${"[".repeat(40_000)}${"]".repeat(40_000)}`,
  `{"a":"${"x".repeat(200_000)}"}`,
  "\uFEFF{}x",
];

const withBodies = calls.filter(({ body, form }) => body || form);
/** Site content has keys, and nearly every text is a valid one. */
const withPaths = calls.filter(({ path }) => path.includes(":") && !path.includes(":key"));
const withQueries = calls.filter(({ query }) => query);

let admin: Client;
let owner: Client;
let user: User;
let storeId: string;
const slowest = new Slowest();

beforeAll(async () => {
  admin = past(await signedInAdmin());
  const { body: categories } = await new Client().get<{ id: number }[]>("/api/service-categories");
  const own = await newOwner(categories[0]?.id ?? 0);
  owner = past(own.client);
  user = own.user;
  storeId = String(own.store.id);
});

afterAll(() => slowest.print());

/** The same session without the edge, so that each request may have its own address. */
function past(client: Client): Client {
  const other = new Client(commerceUrl);
  other.setCookie("zakh.sid", client.cookie("zakh.sid") ?? "");
  return other;
}

function whoMay({ role }: Call): Client {
  return role === "admin" ? admin : role === "visitor" ? new Client(commerceUrl) : owner;
}

/** A path with the owner's own store, and unused ids otherwise. */
function pathOf({ path, role }: Call): string {
  return path.replace(/:(\w+)/g, (_, name) => (role === "store owner" && name === "id" ? storeId : UNUSED_ID));
}

/** Whether a valid body changes only this test's own things. */
function harmless({ role, path }: Call): boolean {
  return role !== "admin" || path.includes(":id");
}

async function send(call: Call, path: string, json?: Json): Promise<number> {
  const body = json === undefined ? {} : { json: JSON.stringify(json) };
  const headers = { ...fromElsewhere(), ...(json !== undefined && { "content-type": "application/json" }) };
  const sending = whoMay(call).send(call.method, path, { ...body, headers });
  return (await slowest.of(`${call.method} ${path}`, sending)).status;
}

/** A valid body, or nearly: some rules are not in the schema. */
async function bodyFor({ method, path, body, form }: Call): Promise<Json> {
  if (path === "/api/orders")
    return { orderData: await checkoutForm(user), cartItems: [{ productId: 1, quantity: 1 }] } as Json;
  const document = await description();
  return sampleBody(document.bodyOf(method, path), (ref) => document.resolve(ref)) ?? (body || form ? {} : null);
}

const named = (some: Call[]) => some.map((call, number) => [`${call.method} ${call.path}`, call, number] as const);

describe.each(named(withBodies))("%s", (_name, call, number) => {
  const schema = call.body ?? call.form?.fields;

  it("refuses invalid bodies without writing anything, and never fails with 500", async () => {
    const body = await bodyFor(call);
    const many = fc.array(mutated(body), { minLength: RUNS, maxLength: RUNS });
    await fc.assert(
      fc.asyncProperty(many, async (bodies) => {
        const takes = (json: Json) => schema?.safeParse(json).success ?? true;
        let before = await rowCounts();
        for (const json of bodies.filter((json) => !takes(json))) {
          const status = await send(call, pathOf(call), json);
          expect(status).toBeGreaterThanOrEqual(400);
          expect(status).toBeLessThan(500);
        }
        expect(await rowCounts()).toEqual(before);
        if (!harmless(call)) return;
        // Valid by the contract; whether they fit the existing data is not checked here.
        for (const json of bodies.filter(takes)) {
          const status = await send(call, pathOf(call), json);
          expect(status).toBeLessThan(500);
          const after = await rowCounts();
          if (status >= 400) expect(after).toEqual(before);
          before = after;
        }
      }),
      { numRuns: 1 },
    );
  });

  it("refuses invalid JSON, and bodies that are too large", async () => {
    for (const raw of shareOf(INVALID_JSON, number)) {
      const headers = { ...fromElsewhere(), "content-type": "application/json" };
      const sending = whoMay(call).send(call.method, pathOf(call), { json: raw, headers });
      const { status } = await slowest.of(`${call.method} ${call.path}`, sending);
      expect(status, raw.slice(0, 20)).toBeGreaterThanOrEqual(400);
      expect(status, raw.slice(0, 20)).toBeLessThan(500);
    }
  });
});

describe("paths", () => {
  it.each(named(withPaths))("%s refuses what can be no id", async (_name, call, number) => {
    for (const id of shareOf(INVALID_IDS, number)) {
      const status = await send(call, call.path.replace(/:\w+/g, id), call.body || call.form ? {} : undefined);
      expect(status, id).toBeGreaterThanOrEqual(400);
      expect(status, id).toBeLessThan(500);
    }
  });
});

describe("queries", () => {
  it.each(named(withQueries))("%s takes any or refuses it, and never breaks", async (_name, call) => {
    const names = (await description()).queryOf(call.method, call.path);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), unexpected, async (name, value) => {
        const text =
          typeof value === "string"
            ? value.replace(/\p{Surrogate}/gu, "").slice(0, 2000)
            : JSON.stringify(value).slice(0, 2000);
        const queries = [
          `${name}=${encodeURIComponent(text)}`,
          `${name}[]=${encodeURIComponent(text)}`,
          `${name}[a][b]=1`,
          `${name}=%00`,
          `${name}=1&${name}=2`,
        ];
        for (const query of queries) expect(await send(call, `${pathOf(call)}?${query}`), query).toBeLessThan(500);
      }),
      { numRuns: QUERY_RUNS },
    );
  });
});
