import { createHmac, randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NGINX, startNginx } from "../../../storefront/server/testing/nginx";
import { RawConnection } from "../../../storefront/server/testing/raw-http";
import { tryPairs } from "../../../storefront/server/testing/request-pairs";
import { FOLLOWING, UNSOUND_REQUESTS } from "../../../storefront/server/testing/unsound-requests";
import { commerceUrl, edgeUrl, registeredShopper } from "./client";

/** Number of attacks; set it higher for a longer manual run. */
const PAIRS = Number(process.env.FUZZ_PAIRS ?? 400);
const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
const LANES = 4;

/** Victims, each with a separate account. */
let shoppers: { cookie: string; username: string }[];
beforeAll(async () => {
  const registered = await Promise.all(Array.from({ length: LANES }, registeredShopper));
  shoppers = registered.map(({ client, user }) => ({
    cookie: `zakh.sid=${client.cookie("zakh.sid")}`,
    username: user.username,
  }));
});

/** With a parameter, so that no answer comes from the edge's cache. */
function whoAmI(lane: number, mark: number): string {
  return `GET /api/user?mark=${mark} HTTP/1.1\r\nHost: shop\r\nCookie: ${shoppers[lane]?.cookie}\r\n\r\n`;
}

function notOwn({ status, body }: { status: number; body: string }, lane: number): string | undefined {
  return status === 200 && JSON.parse(body).username === shoppers[lane]?.username ? undefined : `${status} ${body}`;
}

async function pairsAt(url: string, count: number): Promise<string[]> {
  console.log(`Attacks are made from FUZZ_SEED=${seed}`);
  return tryPairs({ url, count, seed, lanes: LANES, request: whoAmI, wrong: notOwn });
}

describe("through the edge", () => {
  it("every malformed request is refused, and the next visitor gets their own answer", {
    timeout: 180_000,
  }, async () => {
    for (const [place, { name, method, parts, status }] of UNSOUND_REQUESTS.entries()) {
      const connection = new RawConnection(edgeUrl);
      for (const part of parts) {
        connection.send(part);
        if (parts.length > 1) await pause(20);
      }
      connection.send(FOLLOWING);
      expect((await connection.answer({ method }))?.status, name).toBe(status);
      const visitor = new RawConnection(edgeUrl);
      visitor.send(whoAmI(place % LANES, place));
      const answer = await visitor.answer();
      expect(answer && notOwn(answer, place % LANES), name).toBeUndefined();
      visitor.close();
      connection.close();
    }
  });

  it(`after each of ${PAIRS} attacks everybody gets their own answer (FUZZ_SEED=${seed})`, {
    timeout: 600_000,
  }, async () => {
    expect(await pairsAt(edgeUrl, PAIRS)).toEqual([]);
  });

  it("pages are refused like calls", async () => {
    for (const [request, status] of [
      ["GET / HTTP/1.1\r\nHost: [\r\n\r\n", 400],
      ["GET / HTTP/1.1\r\nHost: a b\r\n\r\n", 400],
      ["TRACE / HTTP/1.1\r\nHost: shop\r\n\r\n", 405],
      ["GET http://elsewhere/ HTTP/1.1\r\nHost: shop\r\n\r\n", 400],
    ] as const) {
      const connection = new RawConnection(edgeUrl);
      connection.send(request);
      const answer = await connection.answer();
      expect(answer?.status, request).toBe(status);
      expect(JSON.parse(answer?.body ?? ""), request).toEqual({
        code: expect.any(String),
        message: expect.any(String),
      });
      expect(answer?.headers["x-content-type-options"], request).toBe("nosniff");
    }
  });
});

describe.skipIf(!NGINX)(`behind nginx as documented${NGINX ? "" : " (skipped: nginx is not installed)"}`, () => {
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    nginx = await startNginx(edgeUrl);
  });
  afterAll(() => nginx.stop());

  it(`after each of ${PAIRS} attacks everybody gets their own answer (FUZZ_SEED=${seed})`, {
    timeout: 600_000,
  }, async () => {
    expect(await pairsAt(nginx.url, PAIRS)).toEqual([]);
  });
});

describe("on commerce's own port", () => {
  const secret = process.env.CHANGES_SECRET ?? "";
  const signature = `X-Edge-Signature: ${createHmac("sha256", secret).update("x-edge-signature").digest("base64url")}`;

  async function exchange(first: string, second: string) {
    const connection = new RawConnection(commerceUrl);
    connection.send(first);
    const before = (await connection.answer())?.status;
    connection.send(second);
    const after = (await connection.answer({ withinMs: 5000 }))?.status;
    connection.close();
    return [before, after];
  }

  it.skipIf(!secret)("a connection of the edge's is cut by what the edge never sends", async () => {
    const signed = `GET /api/categories HTTP/1.1\r\nHost: shop\r\n${signature}\r\n\r\n`;
    expect(await exchange(signed, signed)).toEqual([200, 200]);
    for (const smuggled of [
      "GET /api/categories HTTP/1.1\r\nHost: shop\r\n\r\n",
      "GET /metrics HTTP/1.1\r\nHost: shop\r\n\r\n",
      `GET /metrics HTTP/1.1\r\nHost: shop\r\n${signature}\r\n\r\n`,
    ]) {
      expect(await exchange(signed, smuggled), smuggled).toEqual([200, undefined]);
    }
    const metrics = "GET /metrics HTTP/1.1\r\nHost: shop\r\n\r\n";
    expect(await exchange(metrics, metrics)).toEqual([200, 200]);
  });

  it.each([
    ["GET /app HTTP/1.1\r\nHost: [\r\n\r\n", 400],
    ["GET /api/user HTTP/1.1\r\nHost: a b\r\n\r\n", 400],
    ["TRACE / HTTP/1.1\r\nHost: shop\r\n\r\n", 405],
    ["TRACE /api/user HTTP/1.1\r\nHost: shop\r\n\r\n", 405],
  ])("%j is %i", async (request, status) => {
    const connection = new RawConnection(commerceUrl);
    connection.send(request);
    const answer = await connection.answer();
    expect([answer?.status, JSON.parse(answer?.body ?? "")]).toEqual([
      status,
      { code: expect.any(String), message: expect.any(String) },
    ]);
  });
});
