import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { SERVER_OPTIONS, serveGuarded } from "./request-guard";
import { closeServers, edgeBefore, listen, type ReceivedRequest, recordingUpstream } from "./testing/edge-and-upstream";
import { NGINX, startNginx } from "./testing/nginx";
import { RawConnection } from "./testing/raw-http";
import { FOLLOWING, SMUGGLED_PATH, UNSOUND_REQUESTS } from "./testing/unsound-requests";

let received: ReceivedRequest[];
let edge: string;
beforeAll(async () => {
  const upstream = await recordingUpstream();
  received = upstream.received;
  edge = await edgeBefore(upstream.url);
});
beforeEach(() => {
  received.length = 0;
});
afterAll(closeServers);

async function sendParts(connection: RawConnection, parts: string[]): Promise<void> {
  for (const [place, part] of parts.entries()) {
    if (place > 0) await pause(20);
    connection.send(part);
  }
}

/** The answer to a valid request of another visitor. */
async function innocent(url: string, mark: string): Promise<unknown> {
  const connection = new RawConnection(url);
  connection.send(`GET /api/user?${mark} HTTP/1.1\r\nHost: shop\r\n\r\n`);
  const answer = await connection.answer();
  connection.close();
  return JSON.parse(answer?.body ?? "null");
}

describe("an unsound request is refused, its connection closed, and commerce does not receive it", () => {
  it.each(UNSOUND_REQUESTS)("$name: $status", async ({ method, parts, status }) => {
    const connection = new RawConnection(edge);
    await sendParts(connection, parts);
    connection.send(FOLLOWING);
    const answer = await connection.answer({ method });
    expect(answer?.status).toBe(status);
    expect(answer?.headers.connection).toBe("close");
    expect(await connection.isClosed()).toBe(true);
    expect(connection.unread).toBe("");
    expect(await innocent(edge, "next")).toEqual({ url: "/api/user?next", body: "" });
    // A malformed chunk is found when the head is on its way already; what has no end is not taken for a request.
    expect(received.map(({ url }) => url)).toEqual(["/api/user?next"]);
  });

  it("a refusal says why, in the visitor's language", async () => {
    const connection = new RawConnection(edge);
    connection.send(
      "POST /api/orders HTTP/1.1\r\nHost: shop\r\nAccept-Language: en\r\nContent-Type: application/json\r\n\r\n",
    );
    const answer = await connection.answer();
    expect(JSON.parse(answer?.body ?? "")).toEqual({
      code: "length_required",
      message: "The request does not tell the size of its body",
    });
    expect(answer?.headers["cache-control"]).toBe("no-store");
  });

  it("a request before the refused one on the same connection is answered first", async () => {
    const connection = new RawConnection(edge);
    connection.send(
      `GET /api/first HTTP/1.1\r\nHost: shop\r\n\r\nGET /api/second HTTP/1.1\r\nHost: [\r\n\r\n${FOLLOWING}`,
    );
    expect((await connection.answer())?.body).toContain("/api/first");
    expect((await connection.answer())?.status).toBe(400);
    expect(await connection.isClosed()).toBe(true);
    expect(received.map(({ url }) => url)).toEqual(["/api/first"]);
  });

  it("a refused sender who keeps sending is cut off", async () => {
    const connection = new RawConnection(edge);
    connection.send("DELETE /api/orders/7 HTTP/1.1\r\nHost: shop\r\nTransfer-Encoding: chunked\r\n\r\n");
    const sending = setInterval(() => connection.send("1\r\na\r\n"), 50);
    expect((await connection.answer())?.status).toBe(400);
    expect(await connection.isClosed()).toBe(true);
    clearInterval(sending);
  });
});

it("Vite's websocket works in development", async () => {
  const server = createServer(SERVER_OPTIONS);
  serveGuarded(server, { listener: (_request, response) => void response.end() });
  server.on("upgrade", (_request, socket) => socket.end("HTTP/1.1 101 Switching Protocols\r\n\r\n"));
  const connection = new RawConnection(await listen(server));
  connection.send("GET / HTTP/1.1\r\nHost: shop\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n");
  await vi.waitFor(() => expect(connection.unread).toMatch(/^HTTP\/1\.1 101 /));
  connection.close();
});

it("an idle connection stays open for longer than nginx would use it", async () => {
  const answer = await fetch(edge);
  expect(Number(/^timeout=(\d+)$/.exec(answer.headers.get("keep-alive") ?? "")?.[1])).toBeGreaterThan(60);
});

describe("a sound request passes", () => {
  const exchange = async (parts: string[], method = "GET") => {
    const connection = new RawConnection(edge);
    await sendParts(connection, parts);
    const answer = await connection.answer({ method });
    connection.close();
    return answer;
  };

  it.each(["POST", "PUT", "PATCH"])("%s with chunks, also a moment after the head", async (method) => {
    const head = `${method} /api/orders/7 HTTP/1.1\r\nHost: shop\r\nTransfer-Encoding: Chunked\r\n\r\n`;
    for (const parts of [[`${head}3\r\nabc\r\n0\r\n\r\n`], [head, "3;note=1\r\na", "bc\r\n0\r\n\r\n"]]) {
      expect((await exchange(parts))?.body).toBe(JSON.stringify({ url: "/api/orders/7", body: "abc" }));
    }
    expect(received[0]?.headers["transfer-encoding"]).toBe("chunked");
    expect(received[0]?.headers["content-length"]).toBeUndefined();
  });

  it.each(["POST", "PUT", "PATCH"])("%s with a Content-Length and a body that looks like a request", async (method) => {
    const answer = await exchange([
      `${method} /api/orders/7 HTTP/1.1\r\nHost: shop\r\nContent-Length: ${FOLLOWING.length}\r\n\r\n${FOLLOWING}`,
    ]);
    expect(answer?.body).toBe(JSON.stringify({ url: "/api/orders/7", body: FOLLOWING }));
    expect(received).toHaveLength(1);
  });

  it.each(["GET", "HEAD", "OPTIONS", "DELETE", "POST", "PUT", "PATCH"])("%s with an empty body", async (method) => {
    const answer = await exchange(
      [`${method} /api/orders/7 HTTP/1.1\r\nHost: shop\r\nContent-Length: 0\r\n\r\n`],
      method,
    );
    expect(answer?.status).toBe(200);
    expect(received[0]).toMatchObject({ method, body: "" });
    expect(received[0]?.headers["transfer-encoding"]).toBeUndefined();
  });

  it.each(["POST", "PUT", "PATCH"])("%s without headers of a body, as from a proxy with HTTP/2", async (method) => {
    expect((await exchange([`${method} /api/logout HTTP/1.1\r\nHost: shop\r\n\r\n`]))?.status).toBe(200);
    expect(received[0]).toMatchObject({ method, body: "", headers: { "content-length": "0" } });
  });

  it("with trailers, which are not forwarded", async () => {
    const body = "1\r\na\r\n0\r\nX-Edge-Signature: no\r\nX-Note: no\r\n\r\n";
    const head = "POST /api/orders HTTP/1.1\r\nHost: shop\r\nTrailer: X-Note\r\nTransfer-Encoding: chunked\r\n\r\n";
    expect((await exchange([head + body]))?.status).toBe(200);
    expect(received[0]?.trailers).toEqual({});
    expect(received[0]?.headers.trailer).toBeUndefined();
    expect(received[0]?.body).toBe("a");
  });

  it("with Expect: 100-continue, which the edge itself answers", async () => {
    const connection = new RawConnection(edge);
    connection.send("POST /api/orders HTTP/1.1\r\nHost: shop\r\nExpect: 100-continue\r\nContent-Length: 1\r\n\r\n");
    while (!connection.unread.startsWith("HTTP/1.1 100 Continue\r\n\r\n")) await pause(5);
    connection.send("a");
    expect((await connection.answer())?.body).toContain('"body":"a"');
    connection.close();
    expect(received[0]?.headers.expect).toBeUndefined();
  });

  it("of HTTP/1.0, with and without a Host", async () => {
    expect((await exchange(["GET /api/user HTTP/1.0\r\n\r\n"]))?.status).toBe(200);
    expect((await exchange(["GET /api/user HTTP/1.0\r\nHost: shop:8080\r\n\r\n"]))?.status).toBe(200);
    expect(received.map(({ headers }) => headers["x-forwarded-host"])).toEqual([undefined, "shop:8080"]);
  });

  it.each(["shop", "shop.example.com:443", "127.0.0.1:3000", "[::1]:3000", "xn--d1acufc.xn--p1ai", "my_shop"])(
    "with the Host %s",
    async (host) => {
      expect((await exchange([`GET /api/user HTTP/1.1\r\nHost: ${host}\r\n\r\n`]))?.status).toBe(200);
      expect(received[0]?.headers.host).toBe(host);
    },
  );
});

describe.skipIf(!NGINX)(`behind nginx as documented${NGINX ? "" : " (skipped: nginx is not installed)"}`, () => {
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    nginx = await startNginx(edge);
  });
  afterAll(() => nginx.stop());

  it("no unsound request smuggles another one to commerce, or takes another visitor's answer", async () => {
    for (const { name, parts } of UNSOUND_REQUESTS) {
      const connection = new RawConnection(nginx.url);
      await sendParts(connection, parts);
      for (const mark of ["one", "two"]) {
        expect(await innocent(nginx.url, mark), name).toEqual({ url: `/api/user?${mark}`, body: "" });
      }
      connection.close();
    }
    expect(received.filter(({ url }) => url === SMUGGLED_PATH)).toEqual([]);
    expect(received.filter(({ headers }) => headers["x-edge-signature"] === undefined)).toEqual([]);
  });

  it("sound requests pass: a body, an empty one, chunks", async () => {
    const post = (body?: BodyInit) =>
      fetch(`${nginx.url}/api/orders`, { method: "POST", body, duplex: "half" } as RequestInit).then((answer) =>
        answer.json(),
      );
    expect(await post("a")).toEqual({ url: "/api/orders", body: "a" });
    expect(await post()).toEqual({ url: "/api/orders", body: "" });
    expect(await post(new Blob(["chunks"]).stream())).toEqual({ url: "/api/orders", body: "chunks" });
    const deleted = await fetch(`${nginx.url}/api/orders/7`, { method: "DELETE" });
    expect(await deleted.json()).toEqual({ url: "/api/orders/7", body: "" });
  });
});
