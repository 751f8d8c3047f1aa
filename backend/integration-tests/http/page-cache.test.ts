import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { edgeUrl } from "./client";

const LAMB = encodeURIComponent("Хонины мах");

/** Requests a page and whether it was cached: rendered pages have a request id. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${edgeUrl}${path}`, { headers, redirect: "manual" });
  return {
    status: answer.status,
    headers: answer.headers,
    body: await answer.text(),
    inMemory: !answer.headers.has("x-request-id"),
  };
}

/** Repeats a request: answers right after a change are not cached yet. */
const settled = (path: string, headers?: Record<string, string>) =>
  vi.waitFor(async () => expect((await ask(path, headers)).inMemory).toBe(true), { timeout: 15_000 });

beforeAll(async () => {
  for (const path of ["/", `/?category=${LAMB}`, "/products/1", "/contact", "/auth?tab=signup", "/contact?lang=ru"])
    await settled(path);
  for (const path of ["/products/1.data", "/service-category/hair-beauty", "/sitemap.xml"]) await settled(path);
  for (const path of ["/api/products", "/api/products/1", "/api/settings/hero"]) await settled(path);
});

describe("a cached page is served from the cache for", () => {
  const any = randomUUID();
  it.each([
    [`/?fbclid=${any}`, "/"],
    [`/?utm_source=${any}&category=${LAMB}&category=other`, `/?category=${LAMB}`],
    [`/products/1?fbclid=${any}`, "/products/1"],
    [`/products/1.data?fbclid=${any}`, "/products/1.data"],
    [`/contact?next=${any}&category=${any}`, "/contact"],
    [`/contact?${any}&lang=xx`, "/contact"],
    [`/contact?fbclid=${any}&lang=ru`, "/contact?lang=ru"],
    [`/auth?next=%2Fcart%3F${any}&tab=signup`, "/auth?tab=signup"],
    [`/service-category/hair-beauty?${any}`, "/service-category/hair-beauty"],
    [`/sitemap.xml?${any}`, "/sitemap.xml"],
    [`/api/products?x=${any}`, "/api/products"],
    ["/api/products?", "/api/products"],
    ["/api/PRODUCTS/", "/api/products"],
    [`/api/Products/1/?${any}`, "/api/products/1"],
    ["/api/products/%31", "/api/products/1"],
    [`/api/settings/HERO?b=1&a=${any}`, "/api/settings/hero"],
  ])("for %s as for %s", async (path, own) => {
    const answer = await ask(path);
    expect(answer).toMatchObject({ status: 200, inMemory: true });
    expect(answer.body).toBe((await ask(own)).body);
  });

  it.each(["xx", "RU", '"ru"', "ru-RU", "", "ru,en", "%72u"])(
    "whatever language a cookie names: %s",
    async (language) => {
      const answer = await ask("/", { Cookie: `a=b; preferred-language=${language}` });
      expect(answer).toMatchObject({ status: 200, inMemory: true });
      expect(answer.body).toContain('<html lang="mn"');
    },
  );

  it("a client with a session, and a client with an invented one", async () => {
    for (const path of ["/", "/api/products"]) {
      expect(await ask(path, { Cookie: `zakh.sid=${randomUUID()}` })).toMatchObject({ status: 200, inMemory: true });
    }
  });
});

describe("a missing page", () => {
  it.each([
    ["a category, on a page", () => `/?category=${randomUUID()}`, 200],
    ["a category, in a page's data", () => `/_root.data?category=${randomUUID()}`, 200],
    ["a category, in the list", () => `/api/products?limit=17&category=${randomUUID()}`, 200],
    ["a product", () => "/api/products/987654321", 404],
    ["a product's page", () => "/products/987654321", 404],
    ["a kind of service", () => `/service-category/${randomUUID()}`, 404],
  ])("is never kept: %s", async (_what, make, status) => {
    const path = make();
    for (let time = 0; time < 3; time += 1) expect(await ask(path)).toMatchObject({ status, inMemory: false });
    expect(await ask("/")).toMatchObject({ status: 200, inMemory: true });
  });

  it("does not redirect to another site for any spelling of its path", async () => {
    const { status, headers } = await ask("//evil.example/Contact/");
    expect([status, headers.get("location")]).toEqual([400, null]);
    expect((await ask("/Contact/?a=1")).headers.get("location")).toBe("/contact?a=1");
  });
});

describe("when more pages are requested than can be rendered", () => {
  it("cached ones are served, and a client that would wait too long gets an error text", async () => {
    const asked = Array.from({ length: 400 }, () =>
      ask(`/?category=${randomUUID()}`, { Cookie: "preferred-language=en" }),
    );
    let rendering = true;
    const all = Promise.all(asked).finally(() => {
      rendering = false;
    });
    let answeredMeanwhile = 0;
    while (rendering) {
      expect(await ask("/")).toMatchObject({ status: 200, inMemory: true });
      answeredMeanwhile += 1;
    }
    const answers = await all;
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(100);
    expect(refused.length).toBe(answers.filter(({ status }) => status !== 200).length);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers, body } of refused) {
      expect(headers.get("retry-after")).toMatch(/^\d+$/);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(body).toContain("Please try again soon.");
    }
    expect(answeredMeanwhile).toBeGreaterThan(3);
  });

  it("all is well afterwards", async () => {
    expect((await ask(`/?category=${randomUUID()}`)).status).toBe(200);
  });
});
