import { describe, expect, it } from "vitest";
import { calls } from "./all-calls";
import { Client, commerceUrl, edgeUrl, fromElsewhere, newShopper } from "./client";

const writes = calls.filter(({ method }) => method !== "GET");
const nobodys = (path: string) => path.replace(/:\w+/g, "2147483647");

describe("a request that another site makes a browser send", () => {
  it.each(writes.map((call) => [`${call.method} ${call.path}`, call] as const))(
    "%s refuses, whoever is signed in, before it looks at anything else",
    async (_name, { method, path }) => {
      const host = new URL(edgeUrl).host;
      const foreign: Record<string, string>[] = [
        { "sec-fetch-site": "cross-site" },
        { "sec-fetch-site": "same-site" },
        { origin: "https://evil.example" },
        { origin: "null" },
        { origin: `http://${host}.evil.example` },
        // A client cannot choose the shop's host.
        { origin: "https://evil.example", "x-forwarded-host": "evil.example" },
      ];
      for (const headers of foreign) {
        // The edge forwards no body of a DELETE.
        const json = method === "DELETE" ? undefined : {};
        const { code } = await new Client().refused(403, method, nobodys(path), { json, headers });
        expect(code, JSON.stringify(headers)).toBe("cross_site");
      }
    },
  );

  it.each(writes.flatMap((call) => (call.body && call.role === "visitor" ? [[call.path, call] as const] : [])))(
    "%s takes JSON only, which no form of another site can send",
    async (_name, { method, path }) => {
      for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=b"]) {
        const headers = { ...fromElsewhere(), "content-type": type };
        const { code } = await new Client(commerceUrl).refused(415, method, path, { json: "{}", headers });
        expect(code, type).toBe("media_type_unsupported");
      }
    },
  );
});

describe("the cookies of a signed-in user", () => {
  const COOKIES = ["zakh.device", "zakh.sid", "zakh.signed-in"];
  const secure = async (base: string, headers: Record<string, string>) => {
    const { status, headers: answered } = await new Client(base).post("/api/register", newShopper(), headers);
    expect(status).toBe(201);
    const cookies = answered.getSetCookie().filter((line) => line.startsWith("zakh."));
    expect(cookies.map((line) => line.slice(0, line.indexOf("="))).sort()).toEqual(COOKIES);
    return cookies.map((line) => /; Secure/i.test(line));
  };

  it("are Secure behind the edge of a shop with TLS, and not without it", async () => {
    expect(await secure(commerceUrl, { "x-forwarded-proto": "https" })).toEqual([true, true, true]);
    expect(await secure(commerceUrl, { "x-forwarded-proto": "http" })).toEqual([false, false, false]);
  });

  it("are not made Secure by a client's header, which would sign the user out", async () => {
    expect(await secure(edgeUrl, { "x-forwarded-proto": "https" })).toEqual([false, false, false]);
  });
});
