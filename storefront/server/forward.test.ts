import { once } from "node:events";
import { createServer, get, type IncomingMessage, type RequestListener, request as send } from "node:http";
import { connect, createServer as createTcpServer, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import { forwardTo } from "./forward";
import { closeServers, edgeBefore, listen, recordingUpstream, SECRET } from "./testing/edge-and-upstream";
import { RawConnection } from "./testing/raw-http";

afterEach(closeServers);

const commerce = (listener: RequestListener) => listen(createServer(listener));

async function answered(request: ReturnType<typeof send>): Promise<IncomingMessage> {
  const [answer] = await once(request, "response");
  return answer as IncomingMessage;
}

describe("a forwarded request", () => {
  async function heardWith(lines: string[], options = {}) {
    const { url, received } = await recordingUpstream();
    const connection = new RawConnection(await edgeBefore(url, options));
    connection.send(`GET /api/user HTTP/1.1\r\nHost: shop\r\n${lines.map((line) => `${line}\r\n`).join("")}\r\n`);
    expect((await connection.answer())?.status).toBe(200);
    connection.close();
    return received[0]?.headers ?? {};
  }

  it("has no headers of the visitor's connection, nor those that `Connection` names", async () => {
    const received = await heardWith([
      "Connection: keep-alive, X-Mine, Cookie, X-Forwarded-For, Host, X-Edge-Signature",
      "Keep-Alive: timeout=100",
      "Proxy-Connection: keep-alive",
      "Proxy-Authorization: Basic secret",
      "TE: trailers",
      "X-Mine: dropped",
      "Cookie: dropped=1",
      "X-Note: passed",
    ]);
    for (const name of ["keep-alive", "proxy-connection", "proxy-authorization", "te", "x-mine", "cookie"]) {
      expect(received[name], name).toBeUndefined();
    }
    expect(received).toMatchObject({
      host: "shop",
      "x-note": "passed",
      "x-forwarded-for": expect.stringMatching("127.0.0.1"),
    });
    expect(received["x-edge-signature"]).toMatch(/^[\w-]{43}$/);
  });

  it("has the edge's signature, and never a visitor's", async () => {
    const claimed = await heardWith(["X-Edge-Signature: guessed"]);
    expect(claimed["x-edge-signature"]).toBe((await heardWith([]))["x-edge-signature"]);
    expect((await heardWith([], { changesSecret: `${SECRET}.` }))["x-edge-signature"]).not.toBe(
      claimed["x-edge-signature"],
    );
    expect(
      (await heardWith(["X-Edge-Signature: guessed"], { changesSecret: undefined }))["x-edge-signature"],
    ).toBeUndefined();
  });

  it("is answered without the headers of commerce's connection", async () => {
    const edge = await edgeBefore(
      await commerce((_request, response) => {
        response.writeHead(200, {
          Connection: "close, X-Mine",
          "X-Mine": "dropped",
          "X-Note": "passed",
          Trailer: "X-End",
        });
        response.write("a");
        response.addTrailers({ "X-End": "dropped" });
        response.end("b");
      }),
    );
    const connection = new RawConnection(edge);
    connection.send("GET /api/user HTTP/1.1\r\nHost: shop\r\n\r\n");
    const answer = await connection.answer();
    expect(answer).toMatchObject({
      status: 200,
      body: "ab",
      headers: { connection: "keep-alive", "x-note": "passed" },
    });
    expect(Object.keys(answer?.headers ?? {})).not.toEqual(expect.arrayContaining(["x-mine"]));
    expect(answer?.headers.trailer).toBeUndefined();
    connection.close();
  });
});

describe("streaming", () => {
  it("a part of an answer arrives before the rest is sent", async () => {
    let finish = () => {};
    const edge = await edgeBefore(
      await commerce((_request, response) => {
        response.write("first");
        finish = () => response.end("last");
      }),
    );
    const answer = await answered(get(`${edge}/api/orders/export`));
    expect(String((await once(answer, "data"))[0])).toBe("first");
    finish();
    expect(await text(answer)).toBe("last");
  });

  it("a part of a body reaches commerce before the rest is sent", async () => {
    const parts: string[] = [];
    const edge = await edgeBefore(
      await commerce((request, response) => {
        request.on("data", (part) => parts.push(String(part))).on("end", () => response.end("done"));
      }),
    );
    const request = send(`${edge}/api/media/upload`, { method: "POST" });
    request.write("first");
    await vi.waitFor(() => expect(parts).toEqual(["first"]));
    request.end("last");
    expect(await text(await answered(request))).toBe("done");
    expect(parts.join("")).toBe("firstlast");
  });

  it("a visitor who does not read slows commerce down and does not fill the edge's memory", async () => {
    let written = 0;
    const part = Buffer.alloc(64 * 1024);
    const edge = await edgeBefore(
      await commerce((_request, response) => {
        const write = () => {
          while (written < 4000 * part.length) {
            written += part.length;
            if (!response.write(part)) return;
          }
          response.end();
        };
        response.on("drain", write);
        write();
      }),
    );
    const { hostname, port } = new URL(edge);
    const visitor = connect(Number(port), hostname);
    visitor.pause().write("GET /static/large HTTP/1.1\r\nHost: shop\r\n\r\n");
    let before = -1;
    while (before !== written || written === 0) {
      before = written;
      await pause(200);
    }
    expect(written).toBeLessThan(64 * 1024 * 1024);
    visitor.destroy();
  });
});

describe("an answer that commerce sends before the body has ended", () => {
  const refusing: RequestListener = (_request, response) => {
    response.writeHead(413, { "Content-Type": "application/json" }).end('{"code":"body_too_large"}');
  };

  it("reaches a visitor who is still sending, and stops the upload", async () => {
    const edge = await edgeBefore(await commerce(refusing));
    const connection = new RawConnection(edge);
    connection.send("POST /api/login HTTP/1.1\r\nHost: shop\r\nContent-Length: 100000000\r\n\r\n");
    const sending = setInterval(() => connection.send("a".repeat(10_000)), 20);
    expect(await connection.answer()).toMatchObject({ status: 413, body: '{"code":"body_too_large"}' });
    expect(await connection.isClosed()).toBe(true);
    clearInterval(sending);
  });

  it("reaches a visitor who sends the whole body and then another request on the same connection", async () => {
    const edge = await edgeBefore(await commerce(refusing));
    const connection = new RawConnection(edge);
    const body = "a".repeat(1_000_000);
    connection.send(`POST /api/login HTTP/1.1\r\nHost: shop\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
    expect((await connection.answer())?.status).toBe(413);
    connection.send("POST /api/login HTTP/1.1\r\nHost: shop\r\nContent-Length: 0\r\n\r\n");
    expect((await connection.answer())?.status).toBe(413);
    connection.close();
  });
});

describe("a connection that breaks", () => {
  it("a visitor who leaves in the middle of a body cancels the request to commerce", async () => {
    const aborted = vi.fn();
    const onWrite = vi.fn();
    const asked = vi.fn();
    const url = await commerce((request) => {
      asked();
      request.on("error", aborted).resume();
    });
    const request = send(`${await edgeBefore(url, { onWrite })}/api/orders`, { method: "POST" });
    request.on("error", () => {});
    request.write("a");
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    request.destroy();
    await vi.waitFor(() => expect(aborted).toHaveBeenCalledOnce());
    // The stream of changes reports what commerce has changed, so an aborted write invalidates nothing here.
    expect(onWrite).not.toHaveBeenCalled();
  });

  it("a visitor who leaves before the answer cancels the request to commerce", async () => {
    const left = vi.fn();
    const asked = vi.fn();
    const url = await commerce((_request, response) => {
      asked();
      response.once("close", left);
    });
    const request = get(`${await edgeBefore(url)}/api/orders`);
    request.on("error", () => {});
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    request.destroy();
    await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
  });

  it("an answer that commerce breaks off is broken off for the visitor too", async () => {
    const edge = await edgeBefore(
      await commerce((request, response) => {
        response.write("first");
        setTimeout(() => request.socket.destroy(), 50);
      }),
    );
    await expect(fetch(`${edge}/api/orders/export`).then((answer) => answer.text())).rejects.toThrow();
    expect(
      (await fetch(`${await edgeBefore(await commerce((_, response) => void response.end()))}/api/user`)).status,
    ).toBe(200);
  });

  it("commerce that closes without an answer is 503, and no change is reported", async () => {
    const onWrite = vi.fn();
    const edge = await edgeBefore(await commerce((request) => void request.socket.destroy()), { onWrite });
    for (const method of ["GET", "POST"]) {
      const answer = await fetch(`${edge}/api/orders`, { method });
      expect([answer.status, await answer.json()]).toEqual([503, { code: "unavailable", message: expect.any(String) }]);
      expect(answer.headers.get("retry-after")).toBe("5");
    }
    expect(onWrite).not.toHaveBeenCalled();
  });

  it.each([502, 504])("a balancer's %i is 503 with a code, and no change is reported", async (status) => {
    const onWrite = vi.fn();
    const balancer = await commerce(
      (_request, response) => void response.writeHead(status).end("<h1>Bad Gateway</h1>"),
    );
    const answer = await fetch(`${await edgeBefore(balancer, { onWrite })}/api/orders`, { method: "POST", body: "{}" });
    expect([answer.status, await answer.json()]).toEqual([503, { code: "unavailable", message: expect.any(String) }]);
    expect(onWrite).not.toHaveBeenCalled();
  });

  it("commerce that answers with another protocol is 503", async () => {
    const server = createTcpServer((socket: Socket) => {
      socket.once("data", () =>
        socket.end(
          "HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\nHTTP/1.1 200 OK\r\n\r\n",
        ),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" ? address?.port : 0;
    expect((await fetch(`${await edgeBefore(`http://127.0.0.1:${port}`)}/api/user`)).status).toBe(503);
    server.close();
  });
});

describe("commerce that accepts and never answers", () => {
  const limits = { connect: 1000, response: 1000, files: 3000 };
  const frozen = () => commerce(() => {});

  it.each([
    ["GET", undefined],
    ["POST", "{}"],
    ["DELETE", undefined],
  ])("%s is 503 with a code and a sentence after the timeout", async (method, body) => {
    const edge = await edgeBefore(await frozen(), { limits });
    const answer = await fetch(`${edge}/api/orders`, { method, body, headers: { "Accept-Language": "en" } });
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { code: "unavailable", message: "The service is not available right now. Please try again soon." },
    ]);
  });

  it("requests with files have a longer timeout", async () => {
    const edge = await edgeBefore(await frozen(), { limits });
    const form = new FormData();
    form.set("file", new Blob(["picture"]), "a.png");
    const began = performance.now();
    expect((await fetch(`${edge}/api/media/upload`, { method: "POST", body: form })).status).toBe(503);
    expect(performance.now() - began).toBeGreaterThan(limits.files - 100);
  });

  it("the time that a visitor has waited before counts", async () => {
    const limit = 60_000;
    const passOn = forwardTo(await frozen(), { ...limits, response: limit });
    const edge = await commerce((request, response) => {
      passOn(request, response, { headers: {}, waitedMs: limit - 100, onResponse: () => {} });
    });
    expect((await fetch(`${edge}/api/products`)).status).toBe(503);
  });

  it("a body that keeps arriving does not time out", async () => {
    const edge = await edgeBefore(await commerce(async (request, response) => void response.end(await text(request))), {
      limits,
    });
    const request = send(`${edge}/api/orders`, { method: "POST" });
    for (let i = 0; i < 8; i += 1) {
      request.write("a");
      await pause(200);
    }
    request.end();
    expect(await text(await answered(request))).toBe("aaaaaaaa");
  });

  it("an answer that stalls is broken off", async () => {
    const edge = await edgeBefore(await commerce((_request, response) => void response.write("first")), { limits });
    await expect(fetch(`${edge}/api/orders`).then((answer) => answer.text())).rejects.toThrow();
  });

  it("the next visitor does not get the answer that came too late", async () => {
    let late = () => {};
    const edge = await edgeBefore(
      await commerce((request, response) => {
        if (request.url === "/api/slow") late = () => response.end("slow");
        else response.end("quick");
      }),
      { limits },
    );
    expect((await fetch(`${edge}/api/slow`)).status).toBe(503);
    late();
    expect(await (await fetch(`${edge}/api/quick`)).text()).toBe("quick");
  });

  it("a connection that is never accepted is 503 too, also for files", async () => {
    // It accepts, and never speaks TLS.
    const server = createTcpServer().listen({ port: 0, host: "127.0.0.1" });
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" ? (address?.port ?? 0) : 0;
    const edge = await edgeBefore(`https://127.0.0.1:${port}`, { limits: { ...limits, connect: 300, files: 60_000 } });
    const form = new FormData();
    form.set("file", new Blob(["picture"]), "a.png");
    expect((await fetch(`${edge}/api/media/upload`, { method: "POST", body: form })).status).toBe(503);
    server.close();
  });
});
