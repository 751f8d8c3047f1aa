import { describe, expect, it } from "vitest";
import { commerceUrl, edgeUrl, productThat } from "./client";

const JSON_TYPE = { "content-type": "application/json" };

/** Every kind of answer that a client can get, by whatever component. */
const ANSWERS: [what: string, status: number, path: string, init?: RequestInit][] = [
  ["a page", 200, "/"],
  ["a page that needs its visitor", 200, "/my-page"],
  ["a screen of the back office", 200, "/admin/login"],
  ["a page that is not there", 404, "/nothing/here"],
  ["a page in Medusa's place", 404, "/app"],
  ["a page sent to", 405, "/", { method: "POST" }],
  ["what is told to search engines", 200, "/robots.txt"],
  ["the list of pages", 200, "/sitemap.xml"],
  ["what makes it an app", 200, "/manifest.webmanifest"],
  ["the worker", 200, "/service-worker.js"],
  ["a call", 200, "/api/products"],
  ["a call's head", 200, "/api/products", { method: "HEAD" }],
  ["a call that is not there", 404, "/api/nothing"],
  ["a call by another method", 405, "/api/products", { method: "PATCH" }],
  ["a call that is not theirs", 401, "/api/orders"],
  ["a call with what is no JSON", 400, "/api/login", { method: "POST", headers: JSON_TYPE, body: "{" }],
  ["a call with another type", 415, "/api/login", { method: "POST", body: "a" }],
  ["a call from elsewhere", 403, "/api/logout", { method: "POST", headers: { "sec-fetch-site": "cross-site" } }],
  ["a body without end", 413, "/api/login", { method: "POST", headers: JSON_TYPE, body: Buffer.alloc(300_000, " ") }],
  ["a climb", 404, "/api/..%2fadmin"],
  ["an upload that is not there", 404, "/static/nothing.webp"],
  ["a file that is not there", 404, "/assets/nothing.js"],
  ["its own health", 200, "/health/live"],
];

async function ask(base: string, path: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(`${base}${path}`, { redirect: "manual", ...init });
  await answer.arrayBuffer();
  return answer;
}

/** A policy's directives by name. */
function directivesOf(policy: string | null): Record<string, string> {
  const parts = (policy ?? "").split(";").map((part) => part.trim().split(/\s(.*)/s));
  return Object.fromEntries(parts.map(([name = "", value = ""]) => [name, value]));
}

function expectHeaders({ headers }: Response): void {
  const policy = directivesOf(headers.get("content-security-policy"));
  // A file opened on its own, which may run nothing, has a stricter policy.
  if (!("sandbox" in policy)) {
    expect(policy).toMatchObject({ "object-src": "'none'", "base-uri": "'none'", "frame-ancestors": "'none'" });
    // The back office reads the codes of labels.
    expect(policy["script-src"]).toMatch(/^'self'( 'sha256-[\w+/=]+')*( 'wasm-unsafe-eval')?$/);
  }
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toMatch(/^(strict-origin-when-cross-origin|same-origin)$/);
  expect(headers.get("permissions-policy")).toContain("geolocation=(self)");
  expect(headers.get("x-powered-by")).toBeNull();
  expect(headers.get("server")).toBeNull();
}

describe("the headers of every answer", () => {
  it.each(ANSWERS)("%s", async (_what, status, path, init) => {
    const answer = await ask(edgeUrl, path, init);
    expect(answer.status).toBe(status);
    expectHeaders(answer);
  });

  it("a picture", async () => {
    const { imageUrl } = await productThat((product) => product.imageUrl.startsWith("/static/"));
    const answer = await ask(edgeUrl, imageUrl);
    expect(answer.status).toBe(200);
    expectHeaders(answer);
  });

  it.each(["/health/live", "/store/products", "/admin/orders", "/app", "/nothing"])(
    "%s of commerce's own port tells nothing of what made it, and is not guessed at or framed",
    async (path) => {
      const { headers } = await ask(commerceUrl, path);
      expect(headers.get("x-powered-by")).toBeNull();
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("referrer-policy")).toBe("same-origin");
    },
  );

  it.each(["/app", "/app/orders", "/APP/login", "/app/assets/none.js"])(
    "%s of the dashboard runs scripts of its own server only",
    async (path) => {
      const { headers } = await ask(commerceUrl, path);
      expect(directivesOf(headers.get("content-security-policy"))).toMatchObject({
        "default-src": "'self'",
        "script-src": "'self'",
        "object-src": "'none'",
        "base-uri": "'none'",
        "frame-ancestors": "'none'",
      });
    },
  );
});
