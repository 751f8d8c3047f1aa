import { shopPool } from "@zakh/kit/database/pool";
import { beforeAll, describe, expect, it } from "vitest";
import { Client, commerceUrl, newShopper } from "./client";
import { foreignClient } from "./medusa-client";
import { installedWrites } from "./medusa-writes";
import { signedInDashboard } from "./orders-client";
import { shareOf } from "./share";

const WRITES = installedWrites().map((write, number) => [...write.split(" "), number] as [string, string, number]);
const nobodys = (path: string) => path.replace(/:\w+/g, "none");
/** These are authenticated by the payment's provider, whatever their type. */
const WEBHOOKS = /^\/hooks\//;
const UPLOADS = ["/admin/uploads", "/admin/products/import"];

let dashboard: Client;
let key: string;

beforeAll(async () => {
  dashboard = await signedInDashboard();
  const { rows } = await shopPool().query("SELECT token FROM api_key WHERE type = 'publishable' LIMIT 1");
  key = rows[0]?.token;
});

/** Sends a write with the session of an administrator and the key of a storefront; 403 and 415 are told by their codes. */
async function refusal(method: string, path: string, headers: Record<string, string>, json?: unknown) {
  const { status, body } = await dashboard.send<{ code?: string }>(method, nobodys(path), {
    json,
    headers: { "x-publishable-api-key": key, ...headers },
  });
  return { status, code: body.code };
}

/** Most of `/store` is closed to everybody. */
const isRefusedAs = (status: number, code: string, path: string) => [
  { status, code },
  ...(path.startsWith("/store") ? [{ status: 403, code: "store_read_only" }] : []),
];

it("finds every write of the installed Medusa", () => {
  const roots = new Set(WRITES.map(([, path]) => path.split("/")[1]));
  expect([...roots].sort()).toEqual(["admin", "auth", "cloud", "hooks", "store"]);
  expect(WRITES.length).toBeGreaterThan(250);
});

describe("a page of another site, open in the browser of an administrator", () => {
  it.each(WRITES)("cannot make it %s %s", async (method, path, number) => {
    const own = new URL(commerceUrl).host;
    const foreign: Record<string, string>[] = [
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "same-site", origin: "http://127.0.0.1:1" },
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: "null", "sec-fetch-site": "same-origin" },
      { origin: `http://${own}.evil.example` },
    ];
    for (const headers of shareOf(foreign, number)) {
      const found = await refusal(method, path, headers, {});
      expect(isRefusedAs(403, "cross_site", path), JSON.stringify(headers)).toContainEqual(found);
    }
  });

  it.each(WRITES.filter(([, path]) => !WEBHOOKS.test(path)))(
    "cannot send %s %s what a form can send",
    async (method, path, number) => {
      const types = ["text/plain", "application/x-www-form-urlencoded", "application/x-json", ""];
      if (!UPLOADS.includes(path)) types.push("multipart/form-data; boundary=b");
      for (const type of shareOf(types, number)) {
        const found = await refusal(method, path, { "content-type": type }, '{"email":"a@example.com"}');
        expect(isRefusedAs(415, "media_type_unsupported", path), type).toContainEqual(found);
      }
    },
  );

  it("makes no invitation", async () => {
    const { email } = newShopper();
    for (const origin of ["null", "https://evil.example"]) {
      await dashboard.refused(403, "POST", "/admin/invites", { json: { email }, headers: { origin } });
    }
    const { rowCount } = await shopPool().query("SELECT 1 FROM invite WHERE email = $1", [email]);
    expect(rowCount).toBe(0);
  });
});

describe("a write of Medusa's is taken", () => {
  it("from the dashboard's own pages, and from clients that are no browsers", async () => {
    const own = { origin: commerceUrl, "sec-fetch-site": "same-origin" };
    for (const headers of [own, { "sec-fetch-site": "none" }, {}] as Record<string, string>[]) {
      const json = { email: newShopper().email };
      const { status, body } = await dashboard.send<{ invite: { id: string } }>("POST", "/admin/invites", {
        json,
        headers,
      });
      expect(status, JSON.stringify(headers)).toBe(200);
      expect((await dashboard.send("DELETE", `/admin/invites/${body.invite.id}`, { headers })).status).toBe(200);
    }
  });

  it("from pages of the storefronts that STORE_CORS names, at /store", async () => {
    const { raw, regionId } = await foreignClient();
    const headers = { "x-publishable-api-key": key, "sec-fetch-site": "cross-site" };
    const make = (origin: string) =>
      raw.send("POST", "/store/carts", { json: { region_id: regionId }, headers: { ...headers, origin } });
    expect((await make(process.env.PUBLIC_URL ?? "")).status).toBe(200);
    expect((await make("https://other.example")).status).toBe(403);
  });

  it("from /admin and /auth not by a storefront's pages", async () => {
    const headers = { origin: process.env.PUBLIC_URL ?? "", "sec-fetch-site": "same-site" };
    const json = { email: newShopper().email };
    expect((await dashboard.refused(403, "POST", "/admin/invites", { json, headers })).code).toBe("cross_site");
    expect((await new Client(commerceUrl).refused(403, "POST", "/auth/session", { headers })).code).toBe("cross_site");
  });
});
